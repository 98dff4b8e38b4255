// A real server whose upstream never ends, letter by letter: five such answers of one person cost little memory, everybody else is served, and
// when the server is killed amid them the next start has them as far as they were read.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, queryDatabase, type TestDatabase } from './testing/database.ts'
import { spawnServer } from './testing/spawn-server.ts'

let folder: string
let database: TestDatabase
let upstream: Server
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-endless-'))
  database = await createTestDatabase()
  upstream = createServer(async (request, reply) => {
    if (request.url?.endsWith('/models')) {
      reply.setHeader('content-type', 'application/json')
      const data = ['gpt-endless', 'gpt-short'].map((id) => ({ id, object: 'model' }))
      reply.end(JSON.stringify({ object: 'list', data }))
    } else if ((await text(request)).includes('gpt-short')) {
      reply.setHeader('content-type', 'text/event-stream')
      reply.end(`${letterLine}data: [DONE]\n\n`)
    } else await writeForEver(reply)
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  upstream.closeAllConnections()
  upstream.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const letterLine = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'a' } }] })}\n\n`

async function writeForEver(reply: ServerResponse): Promise<void> {
  reply.setHeader('content-type', 'text/event-stream')
  const letters = letterLine.repeat(500)
  while (!reply.destroyed) {
    reply.write(letters)
    while (reply.writableNeedDrain && !reply.destroyed) await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
}

/** A server with the endless upstream, at its address. */
async function start() {
  const { port } = upstream.address() as AddressInfo
  const child = spawnServer({
    LOG_LEVEL: 'warn',
    // Twice what an idle server needs: what nobody needs any more is collected, and whoever keeps more ends.
    NODE_OPTIONS: '--max-old-space-size=160',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    OPENAI_API_KEY: 'sk-any',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  })
  children.push(child)
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data
        const ready = /ready at (http\S+)/.exec(said)?.[1]
        if (ready) resolve(ready)
      })
    child.once('close', () => reject(new Error(said)))
  })
  return { child, address, said: () => said }
}

/** Megabytes of memory that a process takes. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

type Model = { id: number; name: string }

const asker = (address: string, guest: string) => {
  const headers = { 'content-type': 'application/json', authorization: `Guest ${guest}` }
  const post = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    })
  return {
    get: async (path: string) =>
      ((await (await fetch(`${address}/api${path}`, { headers })).json()) as { data: Model[] })
        .data,
    ask: (model: number, signal?: AbortSignal) =>
      post('/chatgpt/chat-process', { prompt: 'Go on', gptModelId: model }, signal),
  }
}

it('five endless answers of one person cost little, and hinder nobody', async () => {
  const { child, address } = await start()
  await queryDatabase(
    database.url,
    `insert into site_settings (site_id, key, value) select id, 'chatPrice', '{}' from sites
     on conflict (site_id, key) do update set value = excluded.value`,
  )
  const own = asker(address, 'e'.repeat(43))
  const other = asker(address, 'o'.repeat(43))
  const models = await other.get('/autoreply/queryGptModel')
  const named = (word: string) =>
    models.find(({ name }) => name.toLowerCase().includes(word))?.id ?? 0
  const [endless, short, guide] = [named('endless'), named('short'), named('guide')]
  // What a first answer loads stays: it is no cost of the next ones.
  for (const model of [guide, short, guide, short]) await (await other.ask(model)).text()
  const idle = await memoryOf(child)

  // Two of them are left at once: their answers go on.
  const leaving = new AbortController()
  for (let at = 0; at < 2; at++) await own.ask(endless, leaving.signal)
  leaving.abort()
  const read = [0, 0, 0]
  let max = 0
  await Promise.all(
    read.map(async (_, at) => {
      const reply = await own.ask(endless)
      for await (const bytes of reply.body ?? []) {
        // A letter takes more bytes than one on its way.
        read[at] = (read[at] ?? 0) + bytes.byteLength
        max = Math.max(max, await memoryOf(child))
        if ((read[at] ?? 0) > 100_000) break
      }
    }),
  )
  for (let at = 0; at < 2; at++) {
    const said = await (await other.ask(guide)).text()
    expect(said).toContain('"type":"finish"')
  }
  max = Math.max(max, await memoryOf(child))
  expect(max / idle).toBeLessThan(1.3)

  child.kill('SIGKILL')
  await once(child, 'close')
  const again = await start()
  expect(again.said()).toMatch(/\d answers were cut off/)
  const kept = await queryDatabase(
    database.url,
    `select state, length(parts->0->>'text') as letters from chat_entries where model_name ilike '%endless%'`,
  )
  expect(kept).toHaveLength(5)
  for (const { state, letters } of kept) {
    // One may have come to the end that every answer has.
    expect(['interrupted', 'length']).toContain(state)
    expect(Number(letters)).toBeGreaterThan(1000)
  }
}, 240_000)
