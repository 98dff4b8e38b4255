import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServerProcess } from '../testing/server-process.ts'

/** What the operator's command says of the database as it is. */
export async function ledgerCheck(server: Pick<ServerProcess, 'databaseUrl'>): Promise<string> {
  const command = fileURLToPath(new URL('../../../server/src/commands/main.ts', import.meta.url))
  const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl }
  const run = promisify(execFile)(process.execPath, [command, 'check-ledger'], { env })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout
}
