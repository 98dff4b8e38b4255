// The built server as its own process, as a person runs it: on a free port, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, queryDatabase } from '../../../server/src/testing/database.ts'
import { compileCache, serverArguments } from '../../../server/src/testing/spawn-server.ts'

export type ServerOptions = {
  /** Besides what the server needs; nothing comes from our own environment. */
  env?: Record<string, string>
  /** shared: a database of its own in the server of this test run. embedded: the server brings its own, as in npm start. */
  database?: 'shared' | 'embedded'
  /** Another server of the same installation: it uses the database of this one. */
  beside?: ServerProcess
  /** Node's arguments, where it is another server than that of this checkout. */
  program?: readonly string[]
  /** What is done with the data folder and the environment before its first start. */
  before?: (env: Record<string, string>) => Promise<void>
}

export type ServerProcess = {
  /** Address under a host name that leads to this machine: `localhost`, `studio.localhost`. */
  at(host?: string): string
  port: number
  dataDir: string
  /** The address of a shared database; empty for an embedded one. */
  databaseUrl: string
  /** Looks into the database, or changes it behind the server's back. */
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** All that the server has said, its restarts included. */
  said(): string
  /** The embedded PostgreSQL's process number. */
  databasePid(): Promise<number>
  /** Ends it in order, as SIGTERM does. */
  stop(): Promise<void>
  /** kill -9; what it was doing is cut off. */
  kill(): Promise<void>
  /** Starts it again on the same port, data and database, and waits until it answers. */
  start(): Promise<void>
  /** Stops it and removes what it kept. */
  remove(): Promise<void>
}

/** A server for the tests of a file: started before all of them, removed after. */
export function useServer(options: ServerOptions | (() => ServerOptions) = {}): ServerProcess {
  const server = {} as ServerProcess
  beforeAll(async () => {
    Object.assign(server, await startServer(typeof options === 'function' ? options() : options))
  })
  afterAll(() => server.remove?.())
  return server
}

/** Starts a server and waits until it answers. Whoever starts it removes it. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const parent = await mkdtemp(join(tmpdir(), 'atelier-e2e-'))
  // Under root the database runs as another user, who has to pass through.
  await chmod(parent, 0o711)
  const dataDir = join(parent, 'data')
  const port = await choosePort()
  const { beside } = options
  const database =
    options.database === 'embedded' || beside ? undefined : await createTestDatabase()
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? ''
  const env = serverEnvironment({ options, dataDir, port, databaseUrl })
  await options.before?.(env)
  const output: string[] = []
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(process.execPath, options.program ?? serverArguments, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => output.push(data.toString()))
    await answers(child, port, output)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  const databasePid = async () => Number((await readPidFile(dataDir)).split('\n')[0])

  async function remove(): Promise<void> {
    await end('SIGTERM')
    if (!databaseUrl) await endDatabase(dataDir)
    await database?.drop()
    await rm(parent, { recursive: true, force: true })
  }

  const query: ServerProcess['query'] = async (sql, values) =>
    queryDatabase(databaseUrl || (await embeddedUrl(dataDir)), sql, values)

  try {
    await start()
    await giveToAll(query)
  } catch (error) {
    await end('SIGKILL')
    await remove()
    throw error
  }
  return {
    at: (host = 'localhost') => `http://${host}:${port}`,
    port,
    dataDir,
    databaseUrl,
    query,
    said: () => output.join(''),
    databasePid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    remove,
  }
}

function serverEnvironment(given: {
  options: ServerOptions
  dataDir: string
  port: number
  databaseUrl: string
}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '/',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    HOST: '127.0.0.1',
    PORT: String(given.port),
    DATA_DIR: given.dataDir,
    LOG_LEVEL: 'warn',
    LOCAL_MODELS: 'off',
    // Journeys change settings of sites behind the server's back.
    SITES_KEPT_MS: '200',
    ...(given.databaseUrl ? { DATABASE_URL: given.databaseUrl } : {}),
    ...given.options.env,
  }
}

async function answers(child: ChildProcess, port: number, output: string[]): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended while it started:\n${output.join('')}`)
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await sleep(50)
  }
  throw new Error(`The server did not answer within a minute:\n${output.join('')}`)
}

// A killed server leaves its PostgreSQL running, for its next start to take over.
async function endDatabase(dataDir: string): Promise<void> {
  const pid = Number((await readPidFile(dataDir)).split('\n')[0])
  if (!pid) return
  const gone = () => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  }
  if (!gone()) process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (!gone() && Date.now() < deadline) await sleep(50)
}

/** Everybody comes from one network here: its gifts do not run out. */
async function giveToAll(query: ServerProcess['query']): Promise<void> {
  await query(
    `insert into site_settings (site_id, key, value) select id, key, '1000' from sites,
     unnest(array['guestGiftsPerNetwork', 'signUpGiftsPerNetwork']) as key on conflict do nothing`,
  )
}

/** By the socket that the embedded PostgreSQL listens on: lines 4 and 5 of its pid file. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const [, , , port = '', folder = ''] = (await readPidFile(dataDir)).split('\n')
  return `postgresql://atelier@/atelier?host=${encodeURIComponent(folder.trim())}&port=${port.trim()}`
}

const readPidFile = (dataDir: string) =>
  readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')

/** Not one that the system lends to outgoing connections: it would be taken while its server starts again. */
async function choosePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
