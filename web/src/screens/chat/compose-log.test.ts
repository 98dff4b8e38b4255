import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { describe, expect, test } from 'vitest'
import type { RunState } from '../../features/talk/runs/run-reducer.ts'
import { newTurn, type Turn, type TurnPlan } from '../../features/talk/runs/turn.ts'
import { composeLog, entryNow, turnsSettled, turnsShown } from './compose-log.ts'

const row = (id: number, role: Entry['role'], more: Partial<Entry> = {}): Entry => ({
  id,
  role,
  text: `text ${id}`,
  parts: [{ type: 'text', text: `text ${id}` }],
  seq: 0,
  model: null,
  state: 'done',
  usage: null,
  price: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  parentId: id - 1,
  versions: [id],
  error: null,
  ...more,
})
const rows = [row(1, 'user'), row(2, 'assistant'), row(3, 'user'), row(4, 'assistant')]
const turn = (plan: Partial<TurnPlan>, state: Partial<RunState> = {}, more: Partial<Turn> = {}) => {
  const fresh = newTurn(
    't',
    {
      origin: 'page',
      groupId: 7,
      prompt: [{ type: 'text', text: 'Next' }],
      replaces: null,
      model: { id: 1, name: 'M', engine: 'e' },
      ...plan,
    },
    0,
  )
  return { ...fresh, ...more, state: { ...fresh.state, ...state } }
}
const none = () => undefined
const shape = (turns: Turn[], log = rows) =>
  composeLog(log, turns, none).map(({ entry, turnKey }) =>
    turnKey ? [entry.id, turnKey] : entry.id,
  )

describe('the list', () => {
  test('is the log when nothing is under way', () => expect(shape([])).toEqual([1, 2, 3, 4]))

  test('ends with the question and its answer before the server has taken them', () => {
    expect(shape([turn({})])).toEqual([1, 2, 3, 4, -1, [-2, 't']])
  })

  test('ends with their numbers once it has', () => {
    expect(shape([turn({}, { promptId: 5, entryId: 6 })])).toEqual([1, 2, 3, 4, 5, [6, 't']])
  })

  test('shows each once when the log has them too', () => {
    const log = [...rows, row(5, 'user'), row(6, 'assistant', { state: 'running' })]
    expect(shape([turn({}, { promptId: 5, entryId: 6 })], log)).toEqual([1, 2, 3, 4, 5, [6, 't']])
  })

  test('gives way from the answer that is asked for again', () => {
    expect(shape([turn({ prompt: null, replaces: 2 })])).toEqual([1, [-2, 't']])
  })

  test('gives way from the question that is worded anew', () => {
    expect(shape([turn({ replaces: 3 })])).toEqual([1, 2, -1, [-2, 't']])
  })

  test('is whole again when such a turn is given up', () => expect(shape([])).toEqual([1, 2, 3, 4]))

  test('lets an answer go on in its place', () => {
    const going = turn({ prompt: null, continues: { entryId: 4, parts: [] } })
    expect(shape([going])).toEqual([1, 2, 3, [4, 't']])
  })

  test('counts the new version beside the old ones', () => {
    const [, answer] = composeLog(rows, [turn({ prompt: null, replaces: 2 }, { entryId: 9 })], none)
    expect(answer?.entry.versions).toEqual([2, 9])
  })

  test('keeps the keys of messages when they get their numbers', () => {
    const before = composeLog(rows, [turn({})], none).map(({ key }) => key)
    const keys = new Map([
      [5, 't-prompt'],
      [6, 't-answer'],
    ])
    const log = [...rows, row(5, 'user'), row(6, 'assistant')]
    expect(composeLog(log, [], (id) => keys.get(id)).map(({ key }) => key)).toEqual(before)
  })
})

describe('an entry under way', () => {
  const parts = [{ type: 'text' as const, text: 'Hal' }]
  const stored = row(6, 'assistant', { state: 'running', parts: [] })

  test('runs, with what has been heard', () => {
    expect(entryNow(stored, turn({}, { parts }))).toMatchObject({ state: 'running', parts })
  })

  test('ends as the run ended', () => {
    const usage = { inputTokens: 1, outputTokens: 2 }
    const end = { kind: 'finish' as const, reason: 'length' as const, usage, price: 3 }
    expect(entryNow(stored, turn({}, { parts, end }, { link: 'ended' }))).toMatchObject({
      state: 'length',
      text: 'Hal',
      usage,
      price: 3,
    })
  })

  test('tells a server that died from an upstream that failed', () => {
    const end = (code: string) => ({
      kind: 'error' as const,
      code,
      message: 'm',
      requestId: undefined,
      usage: { inputTokens: 4, outputTokens: 2 },
      price: 1,
    })
    const state = (code: string) => entryNow(stored, turn({}, { end: end(code) })).state
    expect(state('run.interrupted')).toBe('interrupted')
    expect(state('run.damaged')).toBe('interrupted')
    expect(state('engine.cut')).toBe('failed')
    const failed = entryNow(stored, turn({}, { end: end('engine.cut') }))
    expect(failed).toMatchObject({ usage: { outputTokens: 2 }, price: 1 })
  })
})

test('a page without a conversation shows the turns that were sent from it', () => {
  const turns = [turn({ groupId: null }), turn({ groupId: 8, origin: 'other' })]
  expect(turnsShown(turns, 0, 'page')).toEqual([turns[0]])
  expect(turnsShown(turns, 8, 'page')).toEqual([turns[1]])
})

test('a turn has settled when the log was asked for after its end', () => {
  const turns = [turn({}, {}, { endedAt: 5 }), turn({}, {}, { endedAt: null })]
  expect(turnsSettled(turns, 4)).toEqual([])
  expect(turnsSettled(turns, 5)).toEqual([turns[0]])
})
