// Another PostgreSQL than ours, where the machine has one: its server in a folder of one test's own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUser } from '../../db/embedded/cluster.ts'
import { chooseRuntimeUser, programOptions, runProgram } from '../../db/embedded/runtime-user.ts'

/** Where packages of systems put the programs of each major version. */
const root = '/usr/lib/postgresql'

/** Folders of programs of other majors than this. */
export async function findOtherPostgres(major: number): Promise<string[]> {
  const found = await readdir(root).catch(() => [])
  return found
    .filter((name) => /^\d+$/.test(name) && Number(name) !== major)
    .map((name) => join(root, name, 'bin'))
}

export type OtherPostgres = { connection: pg.PoolConfig; stop(): Promise<void> }

/** Resolves when it takes connections. */
export async function startOtherPostgres(bin: string): Promise<OtherPostgres> {
  const user = await chooseRuntimeUser([])
  const parent = await mkdtemp(join(tmpdir(), 'other-pg-'))
  await chmod(parent, 0o711)
  const folder = join(parent, 'data')
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  const made = await runProgram(
    join(bin, 'initdb'),
    ['-D', folder, '-U', databaseUser, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    user,
  )
  if (!made.ok) throw new Error(made.output)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(join(bin, 'postgres'), ['-D', folder, ...settings], {
    ...programOptions(user),
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const connection = { host: folder, user: databaseUser, database: 'postgres' }
  await untilReady(connection, ended)
  return {
    connection,
    async stop() {
      server.kill('SIGINT')
      await ended
      await rm(parent, { recursive: true, force: true })
    },
  }
}

async function untilReady(connection: pg.ClientConfig, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (;;) {
    if (isOver) throw new Error('the other PostgreSQL ended')
    const client = new pg.Client(connection)
    try {
      await client.connect()
      return
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
