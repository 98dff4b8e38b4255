// What models may do with works: ask for a song, and look at those of whoever they answer.
import { api } from '@atelier/contract'
import { workStates } from '@atelier/contract/work-terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Credential } from '../../../testing/test-app.ts'
import { type MediaHarness, openMediaHarness } from './testing/media-harness.ts'

let harness: MediaHarness
let modelId: number
beforeAll(async () => {
  harness = await openMediaHarness()
  modelId = (await harness.modelNamed('Singer 5')).id
})
afterAll(() => harness.close())

/** Has a model call a tool, and allows what it asks for; gives what the model is answered, and all that was sent. */
async function use(name: string, input: object, as: Credential) {
  const events = harness.events(
    api.chat.process,
    { prompt: 'Do it', options: { tools: [name] } },
    { as },
  )
  const answer = await harness.engine.next()
  const { rows } = await harness.call(api.chat.runs, {}, { as })
  const entryId = rows[0]?.entryId ?? 0
  answer.emit({ type: 'tool-call', callId: 'c1', name, input: JSON.stringify(input) })
  const next = harness.engine.next()
  answer.finish({ reason: 'tools' })
  if (name === 'make_music') {
    const parts = () => JSON.stringify(harness.services.chat.runs.find(entryId)?.parts ?? [])
    await expect.poll(parts).toContain('"asked"')
    await harness.ask(api.chat.consent, { entryId, callId: 'c1', decision: 'allow' }, { as })
  }
  const round = await next
  round.finish()
  const sent = await events
  const result = round.request.turns.at(-1)?.parts.at(-1)
  return { sent, output: result?.type === 'tool-result' ? result.output : '', result }
}

it('a song that a model asks for is priced before it is asked about, and grows in the answer', async () => {
  const { sent, output, result } = await use(
    'make_music',
    { prompt: 'Rain on tin' },
    harness.guest(),
  )
  expect(result).not.toHaveProperty('failed')
  expect(output).toMatch(/^The song is being made as work #501/)
  expect(harness.plans()).toMatchObject([{ prompt: 'Rain on tin' }])
  const asked = sent.flatMap((event) => (event.type === 'tool-consent' ? [event.consent] : []))
  expect(asked.map(({ state }) => state)).toEqual(['asked', 'allowed'])
  expect(asked[0]?.price).toBe(harness.charged())
  expect(sent.flatMap((event) => (event.type === 'work' ? [event.workId] : []))).toContain(501)
})

it('works are found by their words, the newest first, with their state; those of others never', async () => {
  const as = harness.guest()
  const fox = await harness.makeWork(as, modelId, { prompt: 'a red fox in snow' })
  const waiting = { prompt: 'a fox asleep', state: workStates.waiting, files: 0 }
  const asleep = await harness.makeWork(as, modelId, waiting)
  await harness.makeWork(as, modelId, { prompt: 'a boat' })
  await harness.makeWork(harness.guest(), modelId, { prompt: 'a fox of somebody else' })
  const { output } = await use('search_works', { query: 'fox' }, as)
  const lines = output.split('\n')
  expect(lines[0]).toBe('2 found, the newest 2:')
  expect(lines[1]).toMatch(new RegExp(`^- #${asleep}, .*, waiting: a fox asleep$`))
  expect(lines[2]).toMatch(new RegExp(`^- #${fox}, .*, done: a red fox in snow$`))
  expect(lines).toHaveLength(3)
  expect((await use('search_works', {}, as)).output).toContain('3 found')
})
