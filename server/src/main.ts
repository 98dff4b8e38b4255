import { writeSync } from 'node:fs'
import { BackupError } from './platform/backup/backup-error.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { DataFolderError } from './platform/data-folder.ts'
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-postgres-error.ts'
import { withoutValues } from './platform/db/without-values.ts'
import { StorageAway } from './platform/storage/storage.ts'
import { watchStrayFailures } from './platform/stray-failures.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** However long something hangs, the process ends so long after the answers under way have had their time. */
const latestEndMs = 4500

const say = (line: string) => {
  writeSync(1, `${line}\n`)
}

/** Failures that the person who starts the server can mend: told plainly, without a stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message
  if (error instanceof EmbeddedPostgresError || error instanceof BackupError) return error.message
  if (error instanceof StorageAway) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken by another program. Stop it, or set PORT to another port.`
  if (code === 'EACCES')
    return `Port ${process.env.PORT ?? 3000} may not be used by this user. Set PORT to 1024 or above.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${process.env.HOST} is not an address of this machine.`
  if (
    error instanceof AggregateError ||
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === '28P01' ||
    code === '3D000'
  )
    return `The database at DATABASE_URL cannot be used: ${error instanceof Error ? error.message || code : code}. Check address, user, password and database name.`
  const told = withoutValues(error)
  return told instanceof Error ? (told.stack ?? told.message) : String(told)
}

/** On signals, and on an exception past everything. */
function endInOrder(server: RunningServer, graceMs: number): void {
  let ending = false
  const end = (exitCode: number) => {
    if (ending) return
    ending = true
    say('Atelier is ending; answers being written are stored first.')
    setTimeout(() => process.exit(1), graceMs + latestEndMs).unref()
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        say(explain(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end(0))
  process.on('SIGINT', () => end(0))
  watchStrayFailures(process, { log: server.log, end: () => end(1) })
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, { env: process.env, say })
  endInOrder(server, config.STOP_GRACE_S * 1000)
  say(`Atelier is ready at ${server.address}`)
  if (server.operatorPath)
    say(`Open the operator's account, once, at ${server.address}${server.operatorPath}`)
} catch (error) {
  say(explain(error))
  process.exit(1)
}
