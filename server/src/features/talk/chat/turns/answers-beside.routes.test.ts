// Several answers to one prompt that grow at the same time.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { process } = api.chat

/** Asks, and gives the engine's side of the answer and its events to come. */
async function ask(as: ReturnType<TestApp['guest']>, options: Record<string, unknown> = {}) {
  const events = test.events(process, { prompt: 'Compare', options }, { as })
  const answer = await Promise.race([test.engine.next(), events.then(() => undefined)])
  if (!answer) throw new Error('the engine was not asked')
  return { answer, events }
}

async function begun(as: ReturnType<TestApp['guest']>) {
  const first = await ask(as)
  const [group] = await test.call(api.groups.list, {}, { as })
  const groupId = group?.id ?? 0
  const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
  const [prompt, answer] = rows
  if (!prompt || !answer) throw new Error('no turn')
  return { first, groupId, promptId: prompt.id, entryId: answer.id }
}

describe('answers beside each other', () => {
  it('grow at the same time, each with an end of its own', async () => {
    const as = test.guest()
    const { first, groupId, promptId, entryId } = await begun(as)
    const second = await ask(as, { regenerate: entryId, beside: true })
    first.answer.emit({ type: 'text-delta', text: 'A' })
    second.answer.emit({ type: 'text-delta', text: 'B' })
    const { EngineError } = await import('@atelier/engines/errors')
    second.answer.fail(new EngineError('cut', 'gone'))
    expect((await second.events).at(-1)).toMatchObject({ type: 'error' })
    first.answer.finish()
    expect((await first.events).at(-1)).toMatchObject({ type: 'finish', reason: 'done' })

    const told = await test.call(api.chatlog.versions, { id: promptId }, { as })
    expect(told.prompt).toMatchObject({ id: promptId, text: 'Compare' })
    expect(told.rows.map(({ text, state }) => [text, state])).toEqual([
      ['A', 'done'],
      ['B', 'failed'],
    ])
    await test.call(api.chatlog.selectVersion, { id: entryId }, { as })
    const { rows } = await test.call(api.chatlog.list, { groupId }, { as })
    expect(rows.map(({ text }) => text)).toEqual(['Compare', 'A'])
  })

  it('are four at most, and none grows beside another when that was not asked for', async () => {
    const as = test.guest()
    const { first, promptId, entryId } = await begun(as)
    const plain = await test.ask(process, { options: { regenerate: entryId } }, { as })
    expect([plain.status, plain.body]).toMatchObject([409, { error: 'entries.busy' }])
    const input = { options: { regenerate: entryId, beside: true } }
    const others = []
    for (let n = 0; n < 3; n++) others.push(await ask(as, input.options))
    const fifth = await test.ask(process, input, { as })
    expect([fifth.status, fifth.body]).toMatchObject([409, { error: 'entries.busy' }])
    for (const { answer, events } of [first, ...others]) {
      answer.finish()
      await events
    }
    const told = await test.call(api.chatlog.versions, { id: promptId }, { as })
    expect(told.rows).toHaveLength(4)
  })

  it('wait as others do when the conversation has gone on and grows there', async () => {
    const as = test.guest()
    const { first, groupId, entryId } = await begun(as)
    first.answer.finish()
    await first.events
    const later = await ask(as, { groupId })
    const reply = await test.ask(
      process,
      { options: { regenerate: entryId, beside: true } },
      { as },
    )
    expect(reply.body).toMatchObject({ error: 'entries.busy' })
    later.answer.finish()
    await later.events
  })

  it('are told to their owner only, and of a prompt only', async () => {
    const as = test.guest()
    const { first, promptId, entryId } = await begun(as)
    first.answer.finish()
    await first.events
    const strange = await test.ask(api.chatlog.versions, { id: promptId }, { as: test.guest() })
    expect(strange.status).toBe(404)
    expect((await test.ask(api.chatlog.versions, { id: entryId }, { as })).status).toBe(404)
  })
})
