// A model calls tools that cost, and its caller allows them or not.
import { api } from '@atelier/contract'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScriptedAnswer } from '../../../testing/scripted-engine.ts'
import type { Credential } from '../../../testing/test-app.ts'
import { openQueueHarness, type QueueHarness } from './testing/queue-harness.ts'

const { process, consent, stop } = api.chat
let harness: QueueHarness
let queued: string[]
let as: Credential
beforeAll(async () => {
  harness = await openQueueHarness({
    enqueueWorks: async (plans) => {
      queued.push(...plans.map(({ prompt }) => prompt))
      return plans.map((_, place) => 501 + queued.length + place - 1)
    },
  })
})
beforeEach(() => {
  queued = []
  as = harness.guest()
})
afterAll(() => harness.close())

async function begin(options: Record<string, unknown> = {}) {
  const events = harness.events(
    process,
    { prompt: 'Draw', options: { tools: ['draw_picture'], ...options } },
    { as },
  )
  const answer = await Promise.race([harness.engine.next(), events.then(() => undefined)])
  if (!answer) throw new Error('the engine was not asked')
  const [latest] = (await harness.call(api.chat.runs, {}, { as })).rows
  if (!latest) throw new Error('nothing runs')
  return { answer, events, entryId: latest.entryId, groupId: latest.groupId }
}

/** The model calls the tool, and waits. */
const call = (answer: ScriptedAnswer, callId = 'c1') => {
  answer.emit({ type: 'tool-call', callId, name: 'draw_picture', input: '{"prompt":"a fox"}' })
  answer.finish({ reason: 'tools' })
}

/** The same, and what it is asked next. */
const wants = (answer: ScriptedAnswer, callId?: string) => {
  const next = harness.engine.next()
  call(answer, callId)
  return next
}

/** The consent of a call as the run holds it, once it is in such a state. */
const until = (entryId: number, state: string) =>
  expect
    .poll(() => consentOf(harness.services.chat.runs.find(entryId)?.parts ?? [])?.state)
    .toBe(state)

type Parts = readonly { type: string; consent?: { state: string } | undefined }[]
const consentOf = (parts: Parts) => parts.findLast(({ type }) => type === 'tool-call')?.consent

const decide = (
  entryId: number,
  decision: 'allow' | 'always' | 'refuse' | 'ask',
  by = as,
  callId = 'c1',
) => harness.ask(consent, { entryId, callId, decision }, { as: by })

const consents = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === 'tool-consent' ? [event.consent] : []))

const resultIn = (answer: ScriptedAnswer) => {
  const turn = answer.request.turns.at(-1)
  const part =
    turn?.role === 'assistant' ? turn.parts.find(({ type }) => type === 'tool-result') : undefined
  return part?.type === 'tool-result' ? part : undefined
}

describe('a tool that asks', () => {
  it('waits, and draws once it is allowed; a second answer changes nothing', async () => {
    const { answer, events, entryId, groupId } = await begin()
    const next = wants(answer)
    await until(entryId, 'asked')
    expect(queued).toEqual([])
    expect((await decide(entryId, 'allow')).status).toBe(200)
    expect((await decide(entryId, 'refuse')).status).toBe(200)
    const round = await next
    expect(queued).toEqual(['a fox'])
    expect(resultIn(round)?.output).toContain('#501')
    round.finish()
    const all = await events
    const [asked, allowed, ...more] = consents(all)
    expect([asked?.state, allowed?.state, more]).toEqual(['asked', 'allowed', []])
    expect(asked?.price).toBeGreaterThan(0)
    expect(allowed?.price).toBe(asked?.price)
    expect(all.filter(({ type }) => type === 'work')).toMatchObject([{ workId: 501 }])
    const { rows } = await harness.call(api.chatlog.list, { groupId }, { as })
    expect(rows[1]?.parts.map(({ type }) => type)).toEqual(['tool-call', 'tool-result', 'work'])
    expect(consentOf(rows[1]?.parts ?? [])).toEqual(allowed)
  })

  it('is not done when it is refused, and the model is told', async () => {
    const { answer, events, entryId } = await begin()
    const next = wants(answer)
    await until(entryId, 'asked')
    await decide(entryId, 'refuse')
    const round = await next
    expect(resultIn(round)).toMatchObject({
      failed: true,
      output: expect.stringContaining('refused'),
    })
    round.finish()
    expect(consents(await events).at(-1)).toMatchObject({ state: 'refused', reason: 'person' })
    expect(queued).toEqual([])
  })

  it('runs without a question in a conversation that always allows it, until that is taken back', async () => {
    const first = await begin()
    const next = wants(first.answer)
    await until(first.entryId, 'asked')
    await decide(first.entryId, 'always')
    const again = wants(await next, 'c2')
    ;(await again).finish()
    expect(consents(await first.events).map(({ state }) => state)).toEqual([
      'asked',
      'allowed',
      'allowed',
    ])

    const { groupId } = first
    const second = await begin({ groupId })
    const after = wants(second.answer)
    ;(await after).finish()
    expect(consents(await second.events)).toMatchObject([{ state: 'allowed' }])
    expect(queued).toHaveLength(3)

    expect((await decide(second.entryId, 'ask')).status).toBe(200)
    const third = await begin({ groupId })
    const last = wants(third.answer)
    await until(third.entryId, 'asked')
    await decide(third.entryId, 'refuse')
    ;(await last).finish()
    await third.events

    // Another conversation has its own word.
    const other = await begin()
    const there = wants(other.answer)
    await until(other.entryId, 'asked')
    await decide(other.entryId, 'refuse')
    ;(await there).finish()
    await other.events
  })

  it('is over with the answer that is stopped', async () => {
    const { answer, events, entryId } = await begin()
    call(answer)
    await until(entryId, 'asked')
    await harness.call(stop, { entryId }, { as })
    const all = await events
    expect(consents(all).at(-1)).toMatchObject({ state: 'refused', reason: 'stopped' })
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stopped' })
    expect(queued).toEqual([])
  })

  it('is seen by another device that attaches, and answered there; others find nothing', async () => {
    const { answer, events, entryId } = await begin()
    const next = wants(answer)
    await until(entryId, 'asked')
    const stranger = await decide(entryId, 'allow', harness.guest())
    expect([stranger.status, stranger.body]).toMatchObject([404, { error: 'runs.not_found' }])
    expect((await decide(entryId, 'allow', as, 'nothing')).status).toBe(404)
    const seen = harness.events(api.chat.run, { entryId, after: 0 }, { as })
    await decide(entryId, 'allow')
    ;(await next).finish()
    expect(consents(await seen)).toEqual(consents(await events))
  })
})

describe('the cap', () => {
  it('holds for all calls of an answer together, and what is beyond it is not asked about', async () => {
    const price = 4
    const { answer, events, entryId } = await begin({ toolCredits: 2 * price - 1 })
    const next = wants(answer)
    await until(entryId, 'asked')
    await decide(entryId, 'always')
    const beyond = await wants(await next, 'c2')
    expect(beyond.request.turns.at(-1)).toMatchObject({
      parts: expect.arrayContaining([
        expect.objectContaining({
          callId: 'c2',
          failed: true,
          output: expect.stringContaining('credits'),
        }),
      ]),
    })
    beyond.finish()
    const sent = consents(await events)
    expect(sent[0]?.price).toBe(price)
    expect(sent.at(-1)).toEqual({ state: 'refused', price, reason: 'cap' })
    expect(queued).toHaveLength(1)
  })

  it('of nothing refuses whatever costs', async () => {
    const { answer, events } = await begin({ toolCredits: 0 })
    ;(await wants(answer)).finish()
    expect(consents(await events)).toMatchObject([{ state: 'refused', reason: 'cap' }])
  })
})

it('a tool that was not offered is not there', async () => {
  const { answer, events } = await begin({ tools: ['calculate'] })
  const round = await wants(answer)
  expect(resultIn(round)).toMatchObject({ failed: true })
  round.finish()
  await events
  expect(queued).toEqual([])
})
