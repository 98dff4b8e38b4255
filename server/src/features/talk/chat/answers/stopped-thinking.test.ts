// Somebody stops a model that thinks and shows nothing of it.
import { once } from 'node:events'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import { expect, it } from 'vitest'
import type { UsableModel } from '../../models/models.usecases.ts'
import { LiveRun } from '../runs/live-run.ts'
import { writeAnswer } from './write-answer.ts'

/** What is paid for when it is stopped after so many seconds, by a clock that is set by hand. */
async function usedAfter(seconds: number, counted: EngineError['usage'], reasoning?: 'off') {
  let ms = 0
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
  const answer: ChatEngine['answer'] = async (_, __, { request, signal }) => {
    await request({ method: 'POST', url: 'https://a.example', headers: {} })
    ms = seconds * 1000
    queueMicrotask(() => run.stop('stopped'))
    await once(signal, 'abort')
    const ended = new EngineError('aborted', 'The request was ended.')
    ended.usage = counted
    throw ended
  }
  const model = { engine: { answer }, engineId: 'any', own: false, abilities: { reasoning: true } }
  const ending = await writeAnswer(
    run,
    model as unknown as UsableModel,
    {
      request: { model: 'thinker', turns: [], tools: [], reasoning } as never,
      inputTokens: 10,
    },
    {} as never,
    {
      clock: { now: () => new Date(ms) },
      budget: null,
      keepPicture: async () => undefined,
      engineIo: (signal) =>
        ({ signal, request: async () => ({ status: 200 }) }) as unknown as EngineIo,
      onFault: () => undefined,
    },
  )
  return ending.usage
}

it('costs what the upstream says that it used', async () => {
  const counted = { inputTokens: 12, outputTokens: 350, reasoningTokens: 350 }
  expect(await usedAfter(21, counted)).toEqual(counted)
})

it('costs its thoughts by their time, where the upstream does not say', async () => {
  const usage = { inputTokens: 10, outputTokens: 800, estimated: true }
  expect(await usedAfter(21, null)).toEqual(usage)
  expect(await usedAfter(21, { inputTokens: 10, outputTokens: 0 })).toEqual(usage)
})

it('costs the prompt alone where it was told not to think', async () => {
  expect(await usedAfter(21, null, 'off')).toEqual({
    inputTokens: 10,
    outputTokens: 0,
    estimated: true,
  })
})
