// A PostgreSQL as other people run it: reached over TCP with a password. Made from the embedded one's programs.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { preparePrograms } from '../platform/db/embedded/postgres-programs.ts'
import { stopProcess } from '../platform/db/embedded/postmaster-process.ts'
import {
  chooseRuntimeUser,
  programOptions,
  type RuntimeUser,
  runProgram,
} from '../platform/db/embedded/runtime-user.ts'

/** Starts it on 127.0.0.1 and a free port with a role that may create databases; resolves when it takes connections. */
export async function startDatabaseByAddress(): Promise<{ url: string; stop(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'atelier-tests-'))
  await chmod(parent, 0o711)
  const user = await chooseRuntimeUser([])
  const programs = await preparePrograms(user, parent)
  const password = randomBytes(12).toString('hex')
  const cluster = await makeCluster(parent, { bin: programs.bin, user, password })
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'password_encryption=scram-sha-256',
    'fsync=off',
    'max_connections=200',
  ]
  const child = spawn(
    join(programs.bin, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...programOptions(user), cwd: cluster, stdio: 'ignore' },
  )
  const url = `postgresql://tester:${password}@127.0.0.1:${port}/postgres`
  await untilReady(url, () => child.exitCode !== null)
  return {
    url,
    async stop() {
      if (child.pid) await stopProcess(child.pid)
      await rm(parent, { recursive: true, force: true })
    },
  }
}

async function makeCluster(
  parent: string,
  { bin, user, password }: { bin: string; user: RuntimeUser | undefined; password: string },
): Promise<string> {
  const cluster = join(parent, 'cluster')
  const passwordFile = join(parent, 'password')
  await mkdir(cluster, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [cluster, passwordFile]) await chown(path, user.uid, user.gid)
  const { ok, output } = await runProgram(
    join(bin, 'initdb'),
    [
      ...['-D', cluster, '-U', 'tester', '-A', 'scram-sha-256', '--pwfile', passwordFile],
      ...['-E', 'UTF8', '--no-sync', '--locale=C'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    user,
  )
  if (!ok) throw new Error(output)
  return cluster
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (hasEnded()) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
