// An upstream that does not end: its answer is ended, and kept as far as it came.
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { plainText } from '@atelier/contract/fold-events'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEmission, ChatEngine } from '@atelier/engines/kinds/chat'
import { expect, it } from 'vitest'
import { systemClock } from '../../../../platform/clock.ts'
import type { UsableModel } from '../../models/models.usecases.ts'
import { writeAnswer } from '../answers/write-answer.ts'
import { LiveRun } from './live-run.ts'

const page = 'and so on '.repeat(1000)

/** How an answer ends that such an engine writes, and what was said. */
async function endOf(
  answer: ChatEngine['answer'],
  longestMs?: number,
  harness: Parameters<typeof writeAnswer>[3] = {} as never,
) {
  const run = new LiveRun({
    entryId: 1,
    groupId: 1,
    parts: [],
    journal: {
      append: () => undefined,
      restart: () => undefined,
      discard: () => undefined,
      close: () => undefined,
    },
    readStored: async function* () {},
    onJournalFault: () => undefined,
  })
  const ending = await writeAnswer(
    run,
    {
      engine: { answer },
      engineId: 'endless',
      own: false,
      abilities: {},
    } as unknown as UsableModel,
    { request: { model: 'endless', turns: [], tools: [] } as never, inputTokens: 10 },
    harness,
    {
      clock: systemClock,
      budget: null,
      engineIo: (signal) => ({ signal }) as EngineIo,
      keepPicture: async () => undefined,
      onFault: () => undefined,
      ...(longestMs === undefined ? {} : { longestMs }),
    },
  )
  return { ending, text: plainText(run.parts), parts: run.parts }
}

it('ends at some length, whatever its engine makes of being cut off', async () => {
  const { ending, text } = await endOf(async (_, emit) => {
    try {
      for (;;) emit({ type: 'text-delta', text: page })
    } catch {
      throw new EngineError('cut', 'The line broke.')
    }
  })
  expect(ending).toMatchObject({ state: 'length', error: null, usage: { estimated: true } })
  expect(text.length).toBeGreaterThan(1_900_000)
  expect(text.length).toBeLessThan(2_100_000)
})

it.each<[string, ChatEmission[]]>([
  ['calls of nothing', [{ type: 'tool-call', callId: 'a', name: 'x', input: '' }]],
  ['sources', [{ type: 'source', title: '', url: 'https://a.example/' }]],
  [
    'turns of thought and word',
    [
      { type: 'reasoning-delta', text: 'a' },
      { type: 'text-delta', text: 'b' },
    ],
  ],
])('ends after so many %s, however short they are', async (_, pieces) => {
  const { ending, parts } = await endOf(async (_, emit) => {
    for (let count = 0; count < 5000; count++) for (const piece of pieces) emit(piece)
    return { reason: 'done', usage: null }
  })
  expect(ending).toMatchObject({ state: 'length', error: null })
  expect(parts.length).toBeLessThan(2010)
})

it('ends after some time, with what had come', async () => {
  const { ending, text } = await endOf(async (_, emit, { signal }) => {
    emit({ type: 'text-delta', text: 'so far' })
    await once(signal, 'abort')
    throw new EngineError('aborted', 'The request was ended.')
  }, 20)
  expect(ending).toMatchObject({ state: 'failed', error: { code: 'engine.timeout' } })
  expect(text).toBe('so far')
})

it('that comes letter by letter keeps little more than its letters', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  let max = 0
  const five = Array.from({ length: 5 }, () =>
    endOf(async (_, emit) => {
      for (let count = 1; count <= 200_000; count++) {
        emit({ type: 'text-delta', text: 'a' })
        if (count % 500 === 0) await turn()
      }
      max = Math.max(max, heap())
      return { reason: 'done', usage: null }
    }),
  )
  for (const { text } of await Promise.all(five)) expect(text).toHaveLength(200_000)
  // A million letters, in megabytes.
  expect((max - before) / 1e6).toBeLessThan(40)
})

it('whose tools tell more than an answer holds ends there, with what fits', async () => {
  let calls = 0
  const { ending, parts } = await endOf(
    async (_, emit) => {
      for (let at = 0; at < 5; at++)
        emit({ type: 'tool-call', callId: `${at}`, name: 'flood', input: '{}' })
      return { reason: 'tools', usage: null }
    },
    undefined,
    {
      tools: [
        {
          name: 'flood',
          description: '',
          input: {},
          run() {
            calls++
            return 'word '.repeat(200_000)
          },
        },
      ],
      context: { signal: new AbortController().signal } as never,
      stops: { begin: () => ({ signal: new AbortController().signal, end: () => undefined }) },
      cap: 0,
      desk: {} as never,
      isAllowed: async () => true,
    },
  )
  expect(ending).toMatchObject({ state: 'length', error: null })
  // A million letters each.
  expect(calls).toBe(16)
  expect(parts.filter(({ type }) => type === 'tool-result')).toHaveLength(16)
})
