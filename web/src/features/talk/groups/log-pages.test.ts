import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { describe, expect, test } from 'vitest'
import { type Log, withEarlier, withNewest } from './log-pages.ts'

const row = (id: number, parentId: number | null = id === 1 ? null : id - 1): Entry => ({
  id,
  parentId,
  role: id % 2 ? 'user' : 'assistant',
  text: String(id),
  parts: [],
  seq: 0,
  model: null,
  state: 'done',
  usage: null,
  price: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  versions: [id],
  error: null,
})
const ids = (log: Log) => log.rows.map(({ id }) => id)
const known: Log = { rows: [3, 4, 5, 6].map((id) => row(id)), before: 3, askedAt: 1 }

describe('the newest page', () => {
  test('is all there is when nothing was known', () => {
    const log = withNewest(undefined, { rows: [row(5), row(6)], before: 5 }, 2)
    expect(log).toMatchObject({ before: 5, askedAt: 2 })
    expect(ids(log)).toEqual([5, 6])
  })

  test('follows earlier pages that are still right', () => {
    const log = withNewest(known, { rows: [row(5), row(6), row(7)], before: 5 }, 2)
    expect(ids(log)).toEqual([3, 4, 5, 6, 7])
    expect(log.before).toBe(3)
    expect(log.askedAt).toBe(2)
  })

  test('leaves entries that have not changed the same objects', () => {
    const log = withNewest(known, { rows: [row(5), { ...row(6), text: 'new' }], before: 5 }, 2)
    expect(log.rows[2]).toBe(known.rows[2])
    expect(log.rows[3]?.text).toBe('new')
  })

  test('takes away what was deleted at the end', () => {
    expect(ids(withNewest(known, { rows: [row(5)], before: 5 }, 2))).toEqual([3, 4, 5])
  })

  test('drops earlier pages when it no longer follows them', () => {
    const log = withNewest(known, { rows: [row(5, 2), row(6)], before: 5 }, 2)
    expect(ids(log)).toEqual([5, 6])
    expect(log.before).toBe(5)
  })

  test('drops earlier pages when it does not touch them', () => {
    const log = withNewest(known, { rows: [row(9), row(10)], before: 9 }, 2)
    expect(ids(log)).toEqual([9, 10])
  })

  test('empties the log when it is empty', () => {
    expect(withNewest(known, { rows: [], before: null }, 2).rows).toEqual([])
  })
})

describe('an earlier page', () => {
  test('comes before what is there', () => {
    const log = withEarlier(known, { rows: [row(1), row(2)], before: null }, 3)
    expect(ids(log)).toEqual([1, 2, 3, 4, 5, 6])
    expect(log.before).toBeNull()
  })

  test('changes nothing when the log has changed since it was asked for', () => {
    expect(withEarlier(known, { rows: [row(1)], before: null }, 9)).toBe(known)
  })
})
