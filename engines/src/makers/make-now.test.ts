import { expect, it } from 'vitest'
import type { EngineIo } from '../io.ts'
import type { WorkStatus } from '../kinds/work.ts'
import { makeNow } from './make-now.ts'
import type { Maker, MakerOutcome, MakerRequest } from './maker.ts'

const io: EngineIo = {
  request: () => Promise.reject(new Error('nothing is asked of the network')),
  now: () => new Date(),
  signal: new AbortController().signal,
  log: () => undefined,
}
const request: MakerRequest = {
  key: 'now',
  model: 'brush',
  task: 'draw',
  prompt: 'a hill',
  negativePrompt: '',
  inputs: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
}
const outcome: MakerOutcome = { results: [], texts: ['a hill'] }

/** Answers at once, or says these in turn. */
const makerThatSays = (statuses: WorkStatus<MakerOutcome>[] | 'at once'): Maker => ({
  listModels: async () => [],
  submit: async () => (statuses === 'at once' ? { outcome } : { ticket: { id: 't' } }),
  check: async () => (statuses !== 'at once' && statuses.shift()) || { state: 'waiting' },
  checkEveryMs: 1,
})

it('what is made at once is there without a question', async () => {
  expect(await makeNow(makerThatSays('at once'), request, io)).toEqual({ state: 'done', outcome })
})

it('what takes its time is asked about until it has ended, well or not', async () => {
  const done = makerThatSays([
    { state: 'waiting' },
    { state: 'running', progress: 50 },
    { state: 'done', outcome },
  ])
  expect(await makeNow(done, request, io)).toEqual({ state: 'done', outcome })
  const failed = { state: 'failed', kind: 'refused', message: 'no hills' } as const
  expect(await makeNow(makerThatSays([failed]), request, io)).toEqual(failed)
})

it('who is not waited for any more is asked no more', async () => {
  const ending = new AbortController()
  const maker = makerThatSays([])
  const asked = makeNow({ ...maker, checkEveryMs: 60_000 }, request, {
    ...io,
    signal: ending.signal,
  })
  ending.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
