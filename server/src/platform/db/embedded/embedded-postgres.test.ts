import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let parent: string
let dataDir: string
const running: EmbeddedPostgres[] = []
const writers: ChildProcess[] = []

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'atelier pg-'))
  dataDir = join(parent, 'data')
  await mkdir(dataDir, { mode: 0o711 })
  await chmod(parent, 0o711)
})

afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL')
  await Promise.all(running.splice(0).map((server) => server.stop()))
  await rm(parent, { recursive: true, force: true })
})

async function start(folder = dataDir) {
  const server = await startEmbeddedPostgres({ dataDir: folder, log })
  running.push(server)
  return server
}

async function query(server: Pick<EmbeddedPostgres, 'connection'>, sql: string) {
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** A process that starts the database and then writes numbers, saying each one that was committed. */
async function startWriter(): Promise<{ child: ChildProcess; committed: number[] }> {
  const launcher = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url))
  const script = `import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
    const log = { info() {}, warn() {}, error() {} }
    const { connection } = await startEmbeddedPostgres({ dataDir: process.argv[1], log })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('create table if not exists written (n int)')
    for (let n = 1; ; n++) {
      await client.query('insert into written values ($1)', [n])
      console.log(n)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  writers.push(child)
  const committed: number[] = []
  const lines = createInterface(child.stdout as NonNullable<typeof child.stdout>)
  lines.on('line', (line) => committed.push(Number(line)))
  await once(lines, 'line')
  return { child, committed }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'close')
}

test('it is made once, listens on no port, and keeps what was written', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  await query(first, 'create table kept (n int)')
  expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }])
  await first.stop()
  const second = await start()
  expect(await query(second, 'select * from kept')).toEqual([])
})

test('its address serves tools that take one', async () => {
  const server = await start()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  expect((await client.query('select current_database() as name')).rows).toEqual([
    { name: 'atelier' },
  ])
  await client.end()
})

test('a server that outlived our killed process is adopted, with every committed row', async () => {
  const { child, committed } = await startWriter()
  const pid = await postmasterPid()
  await vi.waitUntil(() => committed.length > 50)
  await kill(child)
  const server = await start()
  expect(server.adopted).toBe(true)
  expect(await postmasterPid()).toBe(pid)
  const rows = await query(server, 'select n from written order by n')
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(committed))
})

test('a server that outlived our process but runs with other settings is restarted', async () => {
  const { child } = await startWriter()
  const pid = await postmasterPid()
  await kill(child)
  await writeFile(join(dataDir, 'postgres/postmaster.opts'), '/old/postgres "-D" "elsewhere"\n')
  const server = await start()
  expect(server.adopted).toBe(false)
  expect(await postmasterPid()).not.toBe(pid)
  expect(await query(server, 'select count(*) > 0 as kept from written')).toEqual([{ kept: true }])
})

test('after both were killed it recovers with every committed row', async () => {
  const { child, committed } = await startWriter()
  await vi.waitUntil(() => committed.length > 50)
  process.kill(await postmasterPid(), 'SIGKILL')
  await kill(child)
  const server = await start()
  expect(server.adopted).toBe(false)
  const rows = await query(server, 'select n from written order by n')
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(committed))
})

test.each(['started', 'adopted'])(
  'when a server that we %s is killed it is started again',
  async (how) => {
    if (how === 'adopted') await kill((await startWriter()).child)
    const server = await start()
    expect(server.adopted).toBe(how === 'adopted')
    const pool = new pg.Pool(server.connection)
    pool.on('error', () => undefined)
    await pool.query('select 1')
    process.kill(await postmasterPid(), 'SIGKILL')
    const alive = () =>
      pool.query('select 1').then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      )
    await vi.waitUntil(async () => !(await alive()), { timeout: 10_000 })
    await vi.waitUntil(alive, { timeout: 15_000 })
    await pool.end()
  },
)

test('a pid file whose number is another process by now does not hinder a start', async () => {
  const first = await start()
  await first.stop()
  running.splice(0)
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${process.ppid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n`,
  )
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of another major version is refused with the way to move', async () => {
  await (await start()).stop()
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/made by PostgreSQL 17.*brings PostgreSQL 18.*backup/s)
})

test('a server that runs and cannot be used is not left running', async () => {
  const server = await start()
  const other = { connection: { ...server.connection, database: 'postgres' } }
  await query(other, 'drop database atelier with (force)')
  await query(
    { connection: { ...server.connection, database: 'template1' } },
    `update pg_database set datallowconn = false where datname = 'postgres'`,
  )
  await server.stop()
  await expect(start()).rejects.toThrow('postgres')
  await expect(postmasterPid()).rejects.toThrow('ENOENT')
})

test('a folder that is no database is left alone', async () => {
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres/thesis.txt'), 'mine')
  await expect(start()).rejects.toThrow('holds no PostgreSQL database')
  expect(await readFile(join(dataDir, 'postgres/thesis.txt'), 'utf8')).toBe('mine')
})

test('a link to files that are gone is refused instead of begun again', async () => {
  await symlink(join(parent, 'gone/postgres'), join(dataDir, 'postgres'))
  await expect(start()).rejects.toThrow('which is not there')
})

test('a path too long for a socket and two databases at once work', async () => {
  const deep = join(dataDir, 'a-folder-with-a-long-name '.repeat(6))
  await mkdir(deep, { mode: 0o711 })
  const [one, two] = await Promise.all([start(), start(deep)])
  await query(one, 'create table only_here (n int)')
  await expect(query(two, 'select * from only_here')).rejects.toThrow('does not exist')
  expect(Buffer.byteLength(two.connection.host)).toBeLessThan(90)
  await two.stop()
  await rm(two.connection.host, { recursive: true })
})

test.runIf(process.getuid?.() === 0)(
  'under root, a data folder behind closed doors has its database elsewhere, found again after a move',
  async () => {
    await chmod(parent, 0o700)
    const server = await start()
    await query(server, 'create table kept (n int)')
    await server.stop()
    const cluster = await readlink(join(dataDir, 'postgres'))
    try {
      expect(cluster).toMatch(/^\/var\/lib\/atelier\/[-0-9a-f]+\/postgres$/)
      const copy = join(parent, 'copy')
      await cp(dataDir, copy, { recursive: true, verbatimSymlinks: true })
      await expect(start(copy)).rejects.toThrow(`${copy} is a copy of ${dataDir}`)
      const moved = join(parent, 'moved')
      await rename(dataDir, moved)
      const again = await start(moved)
      expect(await query(again, 'select * from kept')).toEqual([])
      await again.stop()
    } finally {
      await rm(dirname(cluster), { recursive: true, force: true })
    }
  },
)
