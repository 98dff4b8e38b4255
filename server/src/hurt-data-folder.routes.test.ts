// Real servers that are started on a data folder of which every file of ours is hurt, and used: what is hurt costs itself, and the start goes
// on. Only without its key a server says so and ends. What each kind of file does alone is shown beside the code that reads it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, queryDatabase, type TestDatabase } from './testing/database.ts'
import { spawnServer } from './testing/spawn-server.ts'

let folder: string
let database: TestDatabase
const servers: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-hurt-'))
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (server.exitCode !== null) continue
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'data')

/** A server on the folder: its address once it is ready, undefined when it has ended before; and all that it said. */
async function start() {
  const server = spawnServer({
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir(),
    DATABASE_URL: database.url,
  })
  servers.push(server)
  let said = ''
  const ready = Promise.withResolvers<string | undefined>()
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => {
      said += data
      const address = /ready at (http\S+)/.exec(said)?.[1]
      if (address) ready.resolve(address)
    })
  server.once('close', () => ready.resolve(undefined))
  const address = await ready.promise
  return { address, said: () => said, server }
}

const stop = async ({ server }: { server: ChildProcess }) => {
  server.kill('SIGTERM')
  await once(server, 'close')
}

/** An answer by the model that every installation has. */
async function answerOf(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/chatgpt/chat-process`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Guest ${'g'.repeat(43)}`,
    },
    body: JSON.stringify({ prompt: 'Hello' }),
  })
  return reply.text()
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await readdir(path, { withFileTypes: true, recursive: true })
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** One file of each kind that an installation can have, where the server would have put it. */
async function leaveOneOfEach(): Promise<number[]> {
  const line = (seq: number, text: string) =>
    `${JSON.stringify({ type: 'text-delta', seq, text })}\n`
  const rows = await queryDatabase(
    database.url,
    `with entry as (
       insert into chat_entries (group_id, role, state, parts)
       select group_id, 'assistant', 'running', '[]' from chat_entries, generate_series(1, 3) limit 3 returning id)
     insert into chat_runs (entry_id, server_id) select id, $1 from entry returning entry_id`,
    [(await readFile(join(dataDir(), 'instance-id'), 'utf8')).trim()],
  )
  const entries = rows.map((row) => Number(row.entry_id))
  const files: Record<string, string> = {
    'files/drawing-library/cases/any-small.webp': 'RIFF....WEBPVP8 '.repeat(50),
    'files/uploads/aa/aaa': 'a picture '.repeat(60),
    'files/documents/1': 'a document '.repeat(60),
    'files/spoken/a': 'a voice '.repeat(60),
    'backups/atelier-2026-01-01-000000.tar': 'manifest.json'.repeat(80),
    'backups/half.making': 'half a backup '.repeat(60),
    'imports/1': 'an archive '.repeat(60),
    'coming/a': 'half a clip '.repeat(60),
    'postgres.log': 'a log '.repeat(60),
    'secret.key.old': 'o'.repeat(43),
    'runs/not ours.txt': 'foreign '.repeat(60),
    'tickets/1.json': '{"requestKey":"k","phase":"asked","ticket":{}}'.padEnd(200),
  }
  for (const entryId of entries)
    files[`runs/${entryId}.ndjson`] = Array.from({ length: 20 }, (_, at) =>
      line(at + 1, `word ${at} `),
    ).join('')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dataDir(), name)), { recursive: true })
    await writeFile(join(dataDir(), name), content)
  }
  return entries
}

const isKey = (path: string) => path.endsWith('/secret.key')

const damages: [string, (whole: Buffer) => Buffer][] = [
  [
    'cut off',
    (whole) => whole.subarray(0, Math.floor(whole.length / 97) * 97 || whole.length >> 1),
  ],
  [
    'turned at every 97th byte',
    (whole) => Buffer.from(whole.map((byte, at) => (at % 97 === 0 ? byte ^ 0x04 : byte))),
  ],
  ['of another program', (whole) => Buffer.from('\0GIF89a\n'.repeat(whole.length))],
]

it('starts and is of use, however all of its files are hurt at once', async () => {
  const first = await start()
  await answerOf(first.address ?? '')
  await stop(first)
  for (const [how, damage] of damages) {
    const entries = await leaveOneOfEach()
    for (const path of await filesBelow(dataDir()))
      if (!isKey(path)) await writeFile(path, damage(await readFile(path)))
    const server = await start()
    expect([how, server.address, server.said()]).toEqual([how, expect.any(String), server.said()])
    expect(await answerOf(server.address ?? '')).toContain('"type":"finish"')
    const health = await fetch(`${server.address}/healthz`).then(({ status }) => status)
    expect(health).toBeLessThan(500)
    const states = await queryDatabase(
      database.url,
      'select distinct state, error_code as code from chat_entries where id = any($1)',
      [entries],
    )
    expect([how, states.map(({ state }) => state)]).toEqual([how, ['interrupted']])
    expect((await readdir(join(dataDir(), 'runs'))).filter((name) => /^\d/.test(name))).toEqual([])
    await stop(server)
  }
}, 240_000)

it('ends with one line when its key is hurt, and leaves the key as it is', async () => {
  const file = join(dataDir(), 'secret.key')
  const whole = await readFile(file)
  const turned = Buffer.from(whole)
  turned[5] = (whole[5] ?? 0) ^ 0x04
  await writeFile(file, turned)
  const { address, said, server } = await start()
  expect(address).toBeUndefined()
  expect(said().trim().split('\n')).toEqual([expect.stringContaining(`${file} is damaged`)])
  expect(server.exitCode).toBe(1)
  expect(await readFile(file)).toEqual(turned)
}, 120_000)
