// kill -9 in the middle of answers: what readers have received must be there after the restart, and each answer can go on.
import { randomUUID } from 'node:crypto'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { startOpenAiServer } from '@atelier/engines/testing/openai-server'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const answers = 20

let upstream: UpstreamServer
let server: ServerProcess
let goingOn = false
beforeAll(async () => {
  upstream = await startOpenAiServer({
    models: ['gpt-4o-mini'],
    // What goes on after a crash need not take minutes.
    answer: () => (goingOn ? { rate: 0, tokens: 30 } : undefined),
  })
  server = await startServer({
    database: 'embedded',
    env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: upstream.url },
  })
})
afterAll(async () => {
  await server.remove()
  await upstream.close()
})

type Reader = {
  authorization: string
  received: ChatEvent[]
  /** Resolves when the connection has broken or ended. */
  over: Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: the journey reads whatever the server answers, as any client without our types
type Envelope = { success: boolean; message: string; data: any }

const post = (path: string, authorization: string, body: unknown) =>
  fetch(`${server.at('127.0.0.1')}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const get = async (path: string, authorization: string) => {
  const reply = await fetch(`${server.at('127.0.0.1')}/api${path}`, { headers: { authorization } })
  const body = (await reply.json()) as Envelope
  if (!body.success) throw new Error(`${path} answered ${body.message}`)
  return body.data
}

/** Asks for a long answer and notes all that arrives. */
async function ask(rate: number, tokens = 4000): Promise<Reader> {
  const authorization = `Guest ${randomUUID()}`
  const reply = await post('/chatgpt/chat-process', authorization, {
    prompt: `Count. [[upstream tokens=${tokens} rate=${rate} kind=numbered]]`,
  })
  const reader: Reader = { authorization, received: [], over: Promise.resolve() }
  reader.over = read(reply, reader.received)
  return reader
}

async function read(reply: Response, received: ChatEvent[]): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const bytes of reply.body ?? []) {
      rest += decoder.decode(bytes, { stream: true })
      const end = rest.lastIndexOf('\n') + 1
      received.push(...readEventLines(rest.slice(0, end)))
      rest = rest.slice(end)
    }
  } catch {
    // The server was killed: that is the point.
  }
}

const readEventLines = (lines: string): ChatEvent[] =>
  lines.split('\n').flatMap((line) => (line ? [JSON.parse(line) as ChatEvent] : []))

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('')

const logOf = async ({ authorization }: Reader) => {
  const [group] = await get('/group/query', authorization)
  const { rows } = await get(`/chatlog/chatList?groupId=${group.id}`, authorization)
  return { groupId: group.id as number, rows }
}

const receiving = (readers: readonly Reader[]) =>
  soon(() => readers.every((reader) => reader.received.length > 2)).toBe(true)

/** Twenty answers under way, each at its own pace, and each past its first words; none ends before minutes have gone by. */
async function startAnswers(): Promise<Reader[]> {
  const readers = await Promise.all(
    Array.from({ length: answers }, (_, at) => ask(10 + at * 15, 60_000)),
  )
  await receiving(readers)
  return readers
}

async function checkAfterRestart(readers: readonly Reader[]): Promise<void> {
  for (const reader of readers) {
    const { rows } = await logOf(reader)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ state: 'interrupted', error: { code: 'run.interrupted' } })
    const seen = textOf(reader.received)
    expect(seen.length).toBeGreaterThan(0)
    expect(rows[1].text.startsWith(seen)).toBe(true)
    // Nothing twice, nothing missing, up to the end of what was kept.
    const words = (rows[1].text as string).trim().split(/\s+/)
    expect(words.slice(0, -1)).toEqual(words.slice(0, -1).map((_, at) => `w${at + 1}`))
  }
}

async function checkContinue(reader: Reader): Promise<void> {
  goingOn = true
  const before = await logOf(reader)
  const kept: string = before.rows[1].text
  const reply = await post('/chatgpt/chat-process', reader.authorization, {
    options: { groupId: before.groupId, continue: before.rows[1].id },
  })
  const events = readEventLines(await reply.text())
  expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
  const after = await logOf(reader)
  expect(after.rows).toHaveLength(2)
  expect(after.rows[1]).toMatchObject({ state: 'done', text: kept + textOf(events), error: null })
  goingOn = false
}

describe('twenty answers under way', () => {
  it('keep every received word when the server is killed', async () => {
    const readers = await startAnswers()
    await server.kill()
    await Promise.all(readers.map((reader) => reader.over))
    await server.start()
    await checkAfterRestart(readers)
    for (const reader of readers.slice(0, 3)) await checkContinue(reader)
  })

  it('keep every received word when the database is killed first and the server right after', async () => {
    const readers = await startAnswers()
    process.kill(await server.databasePid(), 'SIGKILL')
    await server.kill()
    await Promise.all(readers.map((reader) => reader.over))
    await server.start()
    await checkAfterRestart(readers)
    await checkContinue(readers[0] as Reader)
  })

  it('go on to their end when the database alone is killed', async () => {
    const readers = await Promise.all([200, 400, 0].map((rate) => ask(rate)))
    await receiving(readers)
    process.kill(await server.databasePid(), 'SIGKILL')
    await Promise.all(readers.map((reader) => reader.over))
    for (const reader of readers) {
      expect(reader.received.at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
      const { rows } = await logOf(reader)
      expect(rows[1]).toMatchObject({ state: 'done', text: textOf(reader.received) })
    }
  })

  it('are stored and marked when the server is asked to end', async () => {
    const readers = await startAnswers()
    await server.stop()
    await Promise.all(readers.map((reader) => reader.over))
    for (const reader of readers)
      expect(reader.received.at(-1)).toMatchObject({ type: 'error', code: 'run.interrupted' })
    await server.start()
    await checkAfterRestart(readers)
  })

  it('are paid for as far as they came: nothing is held any more, and every balance adds up', async () => {
    const open = await server.query('select id from ledger_reservations where ended_at is null')
    expect(open).toEqual([])
    const wrong = await server.query(`
      select account_id from ledger_purses join ledger_entries using (account_id, purse)
      group by account_id, purse, balance having balance <> sum(amount)`)
    expect(wrong).toEqual([])
    const [answered] = await server.query(`
      select count(*)::int as count, count(*) filter (where price > 0)::int as paid,
        sum(price)::int as price from chat_entries where role = 'assistant'`)
    const [charged] = await server.query(
      'select sum(settled)::int as price from ledger_reservations',
    )
    expect(answered).toEqual({ count: 63, paid: 63, price: charged?.price })
  })
})
