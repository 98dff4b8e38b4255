// Real processes that cannot start, or are ended while they do: what they say, and that they end by themselves.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { startOldPooler } from './testing/old-pooler.ts'
import { spawnServer } from './testing/spawn-server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts a server of its own; `onOutput` is told all that it has said, whenever it says more. */
async function start(
  env: Record<string, string>,
  onOutput: (said: string, pid: number) => void = () => undefined,
) {
  const child = spawnServer({ DATA_DIR: join(folder, 'data'), ...env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
      onOutput(said, child.pid ?? 0)
    })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

it('a port that is taken is named before anything is begun, with what to do', async () => {
  const other = createServer().listen(0, '0.0.0.0')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port) })
  other.close()
  expect(said).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another port, such as PORT=${port + 1}.\n`,
  )
  expect([code, existsSync(join(folder, 'data'))]).toEqual([1, false])
}, 60_000)

it('a port that is taken while the server starts is named, and nothing goes on running', async () => {
  const probe = createServer().listen(0, '0.0.0.0')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const other = createServer()
  const { code, said } = await start({ PORT: String(port) }, (words) => {
    if (words.includes('made a PostgreSQL') && !other.listening) other.listen(port, '0.0.0.0')
  })
  other.close()
  const [made, ...rest] = said.trim().split('\n')
  expect(made).toContain('made a PostgreSQL')
  expect(rest.filter((line) => !line.includes('web/dist'))).toEqual([
    `Port ${port} is taken by another program. Stop it, or set PORT to another port, such as PORT=${port + 1}.`,
  ])
  expect([code, existsSync(join(folder, 'data/postgres/postmaster.pid'))]).toEqual([1, false])
}, 120_000)

it('a pooler that knows no prepared statements is told in one line', async () => {
  const pooler = await startOldPooler(inject('databaseServer').url)
  const { code, said } = await start({ DATABASE_URL: pooler.url })
  await pooler.stop()
  expect(said).toMatch(/^DATABASE_URL leads through a pooler .* Set DATABASE_PREPARE=off\.\n$/)
  expect(code).toBe(1)
}, 60_000)

it('a data folder with things of somebody else is told in one line, and stays as it is', async () => {
  await writeFile(join(folder, 'thesis.txt'), '')
  const { code, said } = await start({ DATA_DIR: folder })
  expect(said).toBe(
    `The data folder ${folder} holds things that are not Atelier's (thesis.txt). Set DATA_DIR to an empty folder, or to one that is not there yet.\n`,
  )
  expect([code, await readdir(folder)]).toEqual([1, ['thesis.txt']])
}, 60_000)

it.each([
  [
    'a database that nobody serves',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' },
    /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  ['an address that is none of a database', { DATABASE_URL: 'mysql://a/b' }, /^DATABASE_URL is/],
  ['a host that is elsewhere', { HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not an address/],
])(
  '%s is told in one line',
  async (_, env, words) => {
    const { code, said } = await start(env)
    expect(said).toMatch(words)
    expect([code, said.trim().split('\n').length]).toEqual([1, 1])
  },
  60_000,
)

it('a data folder that is a file is told in words', async () => {
  await writeFile(join(folder, 'file'), '')
  const { code, said } = await start({ DATA_DIR: join(folder, 'file') })
  expect(said).not.toMatch(/\n\s+at |Unhandled|unhandled/)
  expect([code, said.includes(join(folder, 'file'))]).toEqual([1, true])
}, 60_000)

it('a start that is ended puts away what it had begun, and fails by nothing', async () => {
  let told = false
  const { code, said } = await start({}, (words, pid) => {
    if (told || !words.includes('made a PostgreSQL')) return
    told = true
    process.kill(pid, 'SIGTERM')
  })
  expect(said).toContain('Atelier is ending before it was ready.')
  expect(said).not.toMatch(/\n\s+at |nhandled|ready at/)
  expect(code).toBe(0)
  expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false)
}, 120_000)
