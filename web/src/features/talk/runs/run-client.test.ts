import { plainText } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { describe, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { RunClient } from './run-client.ts'
import type { TurnPlan } from './turn.ts'

type Step = ChatEvent | Error | 'cut'
const start: ChatEvent = { type: 'start', seq: 1, groupId: 7, entryId: 21, promptId: 20 }
const words = (seq: number, text: string): ChatEvent => ({ type: 'text-delta', seq, text })
const done = (seq: number): ChatEvent => ({
  type: 'finish',
  seq,
  reason: 'done',
  usage: null,
  price: 0,
})
const plan: TurnPlan = {
  origin: 'page-1',
  groupId: null,
  prompt: [{ type: 'text', text: 'Hello' }],
  replaces: null,
  model: null,
}
const offline = () => new CallFailure('offline', { status: 0, code: 0 })
const failure = (status: number, retryAfterS?: number) =>
  new CallFailure('no', { status, code: status, retryAfterS })

/** A line whose far end the test holds: `send` puts events on it, `cut` and `fail` end it. */
function heldLine() {
  const queue: Step[] = []
  let wake: () => void = () => undefined
  const put = (step: Step) => {
    queue.push(step)
    wake()
  }
  async function* events(signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
    for (;;) {
      const step = queue.shift()
      if (step === 'cut') return
      if (step instanceof Error) throw step
      if (step) yield step
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
          signal.addEventListener('abort', () => resolve(), { once: true })
        })
        if (signal.aborted) return
      }
    }
  }
  return { put, events }
}

function scene(options: { attach?: Step[][]; stop?: () => Promise<void> } = {}) {
  const line = heldLine()
  const frames: (() => void)[] = []
  const asked: { entryId: number; after: number }[] = []
  const waits: number[] = []
  let network: Promise<void> = Promise.resolve()
  const replies = [...(options.attach ?? [])]
  const stopped: number[] = []
  const client = new RunClient<string>({
    process: (_, signal) => line.events(signal),
    attach: (at, signal) => {
      asked.push(at)
      const reply = heldLine()
      for (const step of replies.shift() ?? []) reply.put(step)
      return reply.events(signal)
    },
    stop: async (entryId) => {
      stopped.push(entryId)
      await options.stop?.()
    },
    frame: (callback) => void frames.push(callback),
    online: () => network,
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
    now: () => 1000,
  })
  return {
    client,
    line,
    frames,
    asked,
    waits,
    stopped,
    goOffline: () => {
      let back: () => void = () => undefined
      network = new Promise((resolve) => {
        back = resolve
      })
      return back
    },
    only: () => {
      const turn = client.turns()[0]
      if (!turn) throw new Error('no turn')
      return client.turn(turn.key) ?? turn
    },
    ended: () => vi.waitFor(() => expect(client.turns()[0]?.link).toBe('ended')),
  }
}

describe('sending a question', () => {
  test('shows the turn at once and names it when the server has taken it', async () => {
    const { client, line, only } = scene()
    const started = client.start(plan, 'x')
    expect(only()).toMatchObject({ link: 'sending', groupId: null, origin: 'page-1' })
    line.put(start)
    expect(await started).toMatchObject({ groupId: 7, entryId: 21 })
    expect(only()).toMatchObject({ link: 'live', groupId: 7 })
    expect(client.originOf(7)).toBe('page-1')
    expect([client.madeFrom('page-1'), client.madeFrom('page-2')]).toEqual([7, 0])
    expect(client.entryKey(20)).toBe(`${only().key}-prompt`)
    expect(client.entryKey(21)).toBe(`${only().key}-answer`)
  })

  for (const status of [0, 422, 429, 503]) {
    test(`gives the question back when the server answers ${status} before it begins`, async () => {
      const { client, line } = scene()
      const started = client.start(plan, 'x')
      line.put(failure(status))
      await expect(started).rejects.toMatchObject({ status })
      expect(client.turns()).toEqual([])
    })
  }

  test('gives the question back when the line ends without a word', async () => {
    const { client, line } = scene()
    const started = client.start(plan, 'x')
    line.put('cut')
    await expect(started).rejects.toMatchObject({ name: 'UnansweredError' })
  })

  test('stops as soon as there is something to stop when asked before that', async () => {
    const { client, line, only, stopped } = scene()
    const started = client.start(plan, 'x')
    await client.stop(only().key)
    expect(stopped).toEqual([])
    line.put(start)
    await started
    expect(stopped).toEqual([21])
  })
})

describe('reading an answer', () => {
  test('publishes once a frame however many pieces come', async () => {
    const { client, line, frames, only } = scene()
    const started = client.start(plan, 'x')
    line.put(start)
    await started
    let told = 0
    client.subscribeTurn(only().key, () => {
      told += 1
    })
    for (let n = 0; n < 500; n++) line.put(words(n + 2, 'a'))
    await vi.waitFor(() => expect(frames).toHaveLength(1))
    line.put(done(502))
    await vi.waitFor(() => expect(only().link).toBe('ended'))
    for (const frame of frames) frame()
    expect(told).toBe(1)
    expect(plainText(only().state.parts)).toHaveLength(500)
  })

  test('attaches again after its last event when the line is cut, and misses nothing', async () => {
    const { client, line, asked, only, ended } = scene({
      attach: [
        [words(3, 'b'), 'cut'],
        [words(4, 'c'), done(5)],
      ],
    })
    const started = client.start(plan, 'x')
    for (const step of [start, words(2, 'a'), 'cut'] as const) line.put(step)
    await started
    await ended()
    expect(asked).toEqual([
      { entryId: 21, after: 2 },
      { entryId: 21, after: 3 },
    ])
    expect(plainText(only().state.parts)).toBe('abc')
  })

  test('attaches again when events are missing', async () => {
    const { client, line, asked, only, ended } = scene({
      attach: [[words(2, 'a'), words(3, 'b'), done(4)]],
    })
    const started = client.start(plan, 'x')
    line.put(start)
    line.put(words(3, 'b'))
    await started
    await ended()
    expect(asked).toEqual([{ entryId: 21, after: 1 }])
    expect(plainText(only().state.parts)).toBe('ab')
  })

  test('pauses longer after each attempt that brings nothing, and heeds Retry-After', async () => {
    const { client, line, waits, ended } = scene({
      attach: [[offline()], [failure(503)], [failure(429, 30)], [words(2, 'a'), done(3)]],
    })
    const started = client.start(plan, 'x')
    line.put(start)
    line.put('cut')
    await started
    await ended()
    expect(waits).toEqual([300, 600, 30_000])
  })

  test('waits while the browser is offline', async () => {
    const { client, line, asked, only, ended, goOffline } = scene({ attach: [[done(2)]] })
    const started = client.start(plan, 'x')
    const back = goOffline()
    line.put(start)
    line.put(offline())
    await started
    await vi.waitFor(() => expect(only().link).toBe('waiting'))
    expect(asked).toEqual([])
    back()
    await ended()
    expect(asked).toHaveLength(1)
  })

  test('ends without an end of its own when the server knows the run no more', async () => {
    const { client, line, only, ended } = scene({ attach: [[failure(404)]] })
    const started = client.start(plan, 'x')
    line.put(start)
    line.put('cut')
    await started
    await ended()
    expect(only().state.end).toBeNull()
  })

  test('goes on when stopping could not be said', async () => {
    const { client, line, only } = scene({ stop: () => Promise.reject(offline()) })
    const started = client.start(plan, 'x')
    line.put(start)
    await started
    await expect(client.stop(only().key)).rejects.toMatchObject({ status: 0 })
    expect(only()).toMatchObject({ stopping: false, link: 'live' })
  })
})

describe('an answer found running', () => {
  const found = { groupId: 7, entryId: 21, parts: [{ type: 'text' as const, text: 'ab' }], seq: 3 }

  test('goes on after the last event that is stored', async () => {
    const { client, asked, only, ended } = scene({ attach: [[words(4, 'c'), done(5)]] })
    client.attach(found)
    await ended()
    expect(asked).toEqual([{ entryId: 21, after: 3 }])
    expect(plainText(only().state.parts)).toBe('abc')
  })

  test('is read once however often it is found', () => {
    const { client, asked } = scene()
    client.attach(found)
    client.attach(found)
    expect(client.turns()).toHaveLength(1)
    expect(asked.length).toBeLessThan(2)
  })

  test('is left alone when its conversation goes', async () => {
    const { client } = scene()
    client.attach(found)
    client.leave(7)
    expect(client.turns()).toEqual([])
  })
})

test('a turn is forgotten only when it has ended', async () => {
  const { client, line, only, ended } = scene()
  const started = client.start(plan, 'x')
  line.put(start)
  await started
  client.forget(only().key)
  expect(client.turns()).toHaveLength(1)
  line.put(done(2))
  await ended()
  client.forget(only().key)
  expect(client.turns()).toEqual([])
})

test('the end of a turn is told though it is forgotten at that moment', async () => {
  const { client, line } = scene()
  const ends: unknown[] = []
  client.onEnd(({ state }) => ends.push(state.end))
  client.subscribe(() => {
    for (const { key } of client.turns()) client.forget(key)
  })
  line.put(start)
  line.put(done(2))
  await client.start(plan, 'x')
  await vi.waitFor(() => expect(ends).toMatchObject([{ kind: 'finish', price: 0 }]))
  expect(client.turns()).toEqual([])
})
