// One run of the PostgreSQL server: started as our child, or found running and adopted.
import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { type FoundPostmaster, isRunning } from './postmaster-process.ts'
import { removeOldSocket, socketPort } from './run-folder.ts'
import { programOptions, type RuntimeUser } from './runtime-user.ts'

export type Postmaster = {
  pid: number
  adopted: boolean
  /** Resolves when the process has ended, with what it said last. */
  ended: Promise<string>
}

export type PostmasterPlan = {
  cluster: string
  runFolder: string
  logFile: string
  programs: PostgresPrograms
  user: RuntimeUser | undefined
  maxConnections: number
}

const settings = ({ runFolder, maxConnections }: PostmasterPlan) => ({
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_directories: `"${runFolder.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  max_connections: String(maxConnections),
  // What of it was touched stays; the system keeps the files in its own memory, which it can give back.
  shared_buffers: '32MB',
  io_workers: '1',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement whose client was killed ends, and with it its locks.
  client_connection_check_interval: '2s',
  // Failed statements are the caller's to report; their texts do not belong in this log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
})

/** The command line after the program; also what tells whether a running server is as this version would start it. */
function serverArguments(plan: PostmasterPlan): string[] {
  const pairs = Object.entries(settings(plan))
  return ['-D', plan.cluster, ...pairs.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Starts the server. It is not yet accepting connections; and it outlives us if we are killed. */
export async function spawnPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  await removeOldSocket(plan.runFolder)
  await turnLog(plan.logFile)
  const log = await open(plan.logFile, 'a', 0o600)
  if (plan.user) await log.chown(plan.user.uid, plan.user.gid)
  const { size } = await log.stat()
  // Detached: Ctrl-C in a terminal is for us, who then stop it in order.
  const child = spawn(join(plan.programs.bin, 'postgres'), serverArguments(plan), {
    ...programOptions(plan.user),
    cwd: plan.cluster,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => done(signal ? `ended by ${signal}` : `ended with ${code}`))
  })
  await log.close()
  child.unref()
  const ended = exited.then(async (how) => {
    const said = (await readFile(plan.logFile)).subarray(size).toString('utf8').trim()
    return said ? `${how}: ${said.split('\n').slice(-4).join('\n')}` : how
  })
  if (child.pid === undefined)
    throw new EmbeddedPostgresError(`The database did not start: ${await ended}`)
  return { pid: child.pid, adopted: false, ended }
}

/** Takes over a server that a killed one of ours has left, when it runs as this version would run it. */
export async function adoptPostmaster(
  found: FoundPostmaster,
  plan: PostmasterPlan,
): Promise<Postmaster | undefined> {
  const options = await readFile(join(plan.cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  const wanted = serverArguments(plan).map((argument) => ` "${argument}"`)
  if (!options.trimEnd().endsWith(wanted.join(''))) return undefined
  return { pid: found.pid, adopted: true, ended: watch(found.pid) }
}

async function watch(pid: number): Promise<string> {
  while (await isRunning(pid)) await new Promise((done) => setTimeout(done, 250).unref())
  return 'ended'
}

async function turnLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > 1_000_000) await rename(file, `${file}.old`)
}
