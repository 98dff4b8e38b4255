import { describe, expect, it } from 'vitest'
import { emptyRun, type RunEnd } from '../../features/talk/runs/run-reducer.ts'
import type { Turn } from '../../features/talk/runs/turn.ts'
import {
  type AnswerThere,
  answersThere,
  mergeAnswers,
  recordTurns,
  runsElsewhere,
} from './answer-tasks.ts'

const done: RunEnd = { kind: 'finish', reason: 'done', usage: null, price: 0 }

const turn = (
  entryId: number | null,
  fields: Partial<Turn> = {},
  end: RunEnd | null = null,
): Turn => ({
  key: `turn-${entryId}`,
  origin: '',
  groupId: 7,
  prompt: [{ type: 'text', text: 'Why?' }],
  replaces: null,
  model: { id: 1, name: 'Plain', engine: 'x' },
  state: { ...emptyRun, entryId, end },
  link: 'live',
  stopping: false,
  startedAt: 1000,
  endedAt: null,
  ...fields,
})

const row = (entryId: number, fields: Partial<AnswerThere> = {}): AnswerThere => ({
  entryId,
  groupId: 8,
  kind: 'chat',
  title: 'A title',
  model: 'Other',
  state: 'running',
  startedAt: 500,
  endedAt: null,
  characters: 12,
  error: null,
  ...fields,
})

describe('what this page has seen', () => {
  it('is each turn once the server has named it', () => {
    expect(recordTurns([], [turn(null), turn(1)])).toMatchObject([
      { entryId: 1, groupId: 7, kind: 'chat', model: 'Plain', endedAt: null, end: null },
    ])
  })

  it('keeps an ended one when its turn is forgotten, and drops one that was left', () => {
    const known = recordTurns([], [turn(1, { endedAt: 2000 }, done), turn(2)])
    expect(recordTurns(known, [])).toMatchObject([{ entryId: 1, endedAt: 2000, end: done }])
  })

  it('takes one that is gone on with for running again', () => {
    const known = recordTurns([], [turn(1, { endedAt: 2000 }, done)])
    expect(recordTurns(known, [turn(1, { startedAt: 3000 })])).toMatchObject([
      { entryId: 1, endedAt: null, startedAt: 3000 },
    ])
  })
})

it('dates of the server are read by its own clock', () => {
  const summary = {
    ...row(1),
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T00:00:05.000Z',
  }
  const [answer] = answersThere({ rows: [summary], now: '2026-01-01T00:00:10.000Z' }, 50_000)
  expect(answer).toMatchObject({ startedAt: 40_000, endedAt: 45_000 })
})

describe('an answer known from both sides', () => {
  const here = (fields: Partial<Turn> = {}, end: RunEnd | null = null) =>
    recordTurns([], [turn(1, fields, end)])

  it('runs as long as this page reads it, whatever was heard before', () => {
    const over = row(1, { state: 'done', endedAt: 900 })
    expect(mergeAnswers(here(), [over])).toMatchObject([
      { state: 'running', turnKey: 'turn-1', title: 'A title', model: 'Plain', startedAt: 1000 },
    ])
  })

  it('began when the server says so, since this page may have found it later', () => {
    expect(mergeAnswers(here(), [row(1)])[0]?.startedAt).toBe(500)
  })

  it('has ended when this page saw it end, though the server was asked before that', () => {
    expect(mergeAnswers(here({ endedAt: 2000 }, done), [row(1)])).toMatchObject([
      { state: 'done', endedAt: 2000, turnKey: null },
    ])
  })

  it('runs elsewhere when it was gone on with there after it ended here', () => {
    const tasks = mergeAnswers(here({ endedAt: 2000 }, done), [row(1, { startedAt: 2500 })])
    expect(tasks).toMatchObject([{ state: 'running', turnKey: null, startedAt: 2500 }])
    expect(runsElsewhere(tasks)).toBe(true)
  })

  it('says why it failed', () => {
    const end: RunEnd = {
      kind: 'error',
      code: 'x',
      message: 'The line broke.',
      requestId: 'r',
      usage: null,
      price: 0,
    }
    expect(mergeAnswers(here({ endedAt: 2000 }, end), [])).toMatchObject([
      { state: 'failed', problem: 'The line broke.', title: '' },
    ])
  })

  it('has the state that the server knows when this page does not know its end', () => {
    const there = row(1, { state: 'interrupted', endedAt: 1900 })
    expect(mergeAnswers(here({ endedAt: 2000 }), [there])[0]?.state).toBe('interrupted')
    expect(mergeAnswers(here({ endedAt: 2000 }), [])[0]?.state).toBe('ended')
  })
})

it('an answer of another device is listed as the server tells it', () => {
  const error = { code: 'x', message: 'Too much to do.' }
  const tasks = mergeAnswers(recordTurns([], [turn(1)]), [
    row(2),
    row(3, { state: 'failed', endedAt: 900, error }),
  ])
  expect(tasks).toMatchObject([
    { entryId: 1, turnKey: 'turn-1' },
    { entryId: 2, turnKey: null, state: 'running', characters: 12, problem: '' },
    { entryId: 3, state: 'failed', problem: 'Too much to do.' },
  ])
  expect(runsElsewhere(tasks)).toBe(true)
  expect(runsElsewhere(tasks.filter(({ entryId }) => entryId !== 2))).toBe(false)
})
