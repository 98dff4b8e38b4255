// An upstream that does not end: its answer is ended, and kept as far as it came.
import { plainText } from '@atelier/contract/fold-events'
import { EngineError } from '@atelier/engines/errors'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import { expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import { LiveRun } from './live-run.ts'
import { writeAnswer } from './write-answer.ts'

const page = 'and so on '.repeat(1000)

it('ends at some length, whatever its engine makes of being cut off', async () => {
  const run = new LiveRun({
    ...{ entryId: 1, groupId: 1, parts: [] },
    journal: { append: () => undefined, discard: () => undefined, close: () => undefined },
    onJournalFault: () => undefined,
  })
  const endless: Pick<ChatEngine, 'answer'> = {
    async answer(_, emit) {
      try {
        for (;;) emit({ type: 'text-delta', text: page })
      } catch {
        throw new EngineError('cut', 'The line broke.')
      }
    },
  }
  const ending = await writeAnswer(
    run,
    { engine: endless, engineId: 'endless', own: false } as unknown as UsableModel,
    {
      request: { model: 'endless', turns: [], tools: [] } as never,
      inputTokens: 10,
    },
    {} as never,
    {
      clock: systemClock,
      budget: null,
      engineIo: () => ({}) as EngineIo,
      onFault: () => undefined,
    },
  )
  expect(ending).toMatchObject({ state: 'length', error: null, usage: { estimated: true } })
  const { length } = plainText(run.parts)
  expect(length).toBeGreaterThan(3_900_000)
  expect(length).toBeLessThan(4_100_000)
})
