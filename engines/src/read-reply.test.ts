import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChat } from './adapters/openai-compatible/openai-compatible.chat.ts'
import { ask } from './testing/ask.ts'
import { createReplyingIo } from './testing/replying-io.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** An answer that is sent piece by piece, by a clock of its own. */
function begin() {
  const body = new PassThrough()
  const io = {
    ...createReplyingIo({ body: '' }),
    request: async () => ({ status: 200, headers: {}, body }),
  }
  const chat = createChat({ baseUrl: 'https://upstream.example/v1', apiKey: 'k' })
  let isOver = false
  const asked = ask(chat, io, {}).finally(() => {
    isOver = true
  })
  return {
    async send(content: string, finish_reason: string | null) {
      const chunk = { choices: [{ delta: { content }, finish_reason }] }
      body.write(`data: ${JSON.stringify(chunk)}\n\n`)
      await vi.advanceTimersByTimeAsync(0)
    },
    beat: async () => {
      body.write(': ping\n\ndata: {}\n\n')
      await vi.advanceTimersByTimeAsync(0)
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    isOver: () => isOver,
    asked,
  }
}

it('waits again after each piece that brings something, and no longer for heartbeats', async () => {
  const answer = begin()
  for (let at = 1; at <= 5; at++) {
    await answer.send(`${at} `, 'stop')
    await answer.pass(4900)
  }
  await answer.beat()
  expect(answer.isOver()).toBe(false)
  await answer.pass(200)
  const { text, outcome } = await answer.asked
  expect([text, outcome?.reason]).toEqual(['1 2 3 4 5 ', 'done'])
})

it('is patient where the closing word comes before the first word, and not without end', async () => {
  const answer = begin()
  await answer.send('', 'stop')
  await answer.pass(20_000)
  await answer.send('So.', 'stop')
  await answer.pass(5100)
  expect(await answer.asked).toMatchObject({ text: 'So.', outcome: { reason: 'done' } })

  const silent = begin()
  await silent.send('', 'stop')
  await silent.pass(31_000)
  expect(await silent.asked).toMatchObject({ text: '', outcome: { reason: 'empty' } })
})
