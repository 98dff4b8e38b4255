import { foldEvents, plainText } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { describe, expect, test } from 'vitest'
import { emptyRun, type RunState, takeEvent } from './run-reducer.ts'

const start: ChatEvent = { type: 'start', seq: 1, groupId: 7, entryId: 21, promptId: 20 }
const words = (seq: number, text: string): ChatEvent => ({ type: 'text-delta', seq, text })
const done = (seq: number): ChatEvent => ({
  type: 'finish',
  seq,
  reason: 'done',
  usage: { inputTokens: 4, outputTokens: 2 },
  price: 0,
})

const run: ChatEvent[] = [
  start,
  { type: 'reasoning-delta', seq: 2, text: 'Let me ' },
  { type: 'reasoning-delta', seq: 3, text: 'see.' },
  { type: 'reasoning-end', seq: 4, durationMs: 1200 },
  { type: 'tool-call', seq: 5, callId: 'a', name: 'calculate', input: '{"expression":"1+1"}' },
  { type: 'tool-result', seq: 6, callId: 'a', name: 'calculate', output: '2', durationMs: 3 },
  words(7, 'It '),
  words(8, 'is '),
  words(9, '2.'),
  done(10),
]

const takeAll = (events: ChatEvent[], from: RunState = emptyRun) => {
  let state = from
  const verdicts: string[] = []
  for (const event of events) {
    const taken = takeEvent(state, event)
    state = taken.state
    verdicts.push(taken.verdict)
  }
  return { state, verdicts }
}

test('an event that the page cannot read counts and changes nothing', () => {
  const { state } = takeAll([start, words(2, 'a')])
  const skipped = takeEvent(state, { type: 'skipped', seq: 3 })
  expect(skipped).toEqual({ state: { ...state, seq: 3 }, verdict: 'taken' })
  expect(takeEvent(skipped.state, words(4, 'b')).verdict).toBe('taken')
})

describe('a run in order', () => {
  test('ends with the parts that storage folds from the same events', () => {
    const { state, verdicts } = takeAll(run)
    expect(new Set(verdicts)).toEqual(new Set(['taken']))
    expect(state.parts).toEqual(foldEvents(run))
    expect(state).toMatchObject({ groupId: 7, entryId: 21, promptId: 20, seq: 10 })
    expect(state.end).toMatchObject({ kind: 'finish', reason: 'done' })
  })

  test('keeps what was written when it fails', () => {
    const { state } = takeAll([
      start,
      words(2, 'Half'),
      {
        type: 'error',
        seq: 3,
        code: 'engine.cut',
        message: 'The line broke.',
        requestId: 'r1',
        usage: { inputTokens: 3, outputTokens: 1, estimated: true },
        price: 2,
      },
    ])
    expect(plainText(state.parts)).toBe('Half')
    expect(state.end).toEqual({
      kind: 'error',
      code: 'engine.cut',
      message: 'The line broke.',
      requestId: 'r1',
      usage: { inputTokens: 3, outputTokens: 1, estimated: true },
      price: 2,
    })
  })

  test('goes on from parts that were there before', () => {
    const from: RunState = { ...emptyRun, entryId: 21, parts: [{ type: 'text', text: 'One' }] }
    const { state } = takeAll([start, words(2, ' two')], from)
    expect(state.parts).toEqual([{ type: 'text', text: 'One two' }])
  })
})

describe('a run with a cut anywhere', () => {
  for (let cut = 1; cut < run.length; cut++) {
    test(`reads the same when the reader attaches again after event ${cut}`, () => {
      const { state: before } = takeAll(run.slice(0, cut))
      const { state } = takeAll(run.slice(before.seq), before)
      expect(state).toEqual(takeAll(run).state)
    })

    test(`reads the same when everything before event ${cut} comes once more`, () => {
      const { state: before } = takeAll(run.slice(0, cut))
      const { state, verdicts } = takeAll(run, before)
      expect(state).toEqual(takeAll(run).state)
      expect(verdicts.slice(0, cut).every((verdict) => verdict === 'ignored')).toBe(true)
    })

    test(`stays as it was when event ${cut} is missing`, () => {
      const { state: before } = takeAll(run.slice(0, cut - 1))
      const next = run[cut]
      if (!next) throw new Error('the table is too short')
      const taken = takeEvent(before, next)
      expect(taken.verdict).toBe('gap')
      expect(taken.state).toBe(before)
    })
  }
})

test('nothing counts after the end', () => {
  const { state } = takeAll(run)
  const taken = takeEvent(state, words(11, 'more'))
  expect(taken).toEqual({ state, verdict: 'ignored' })
})
