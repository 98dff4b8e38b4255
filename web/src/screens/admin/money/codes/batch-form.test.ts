import { describe, expect, it } from 'vitest'
import { type BatchForm, batchOf, batchStateOf, emptyBatch } from './batch-form.ts'

const today = '2026-06-01'
const made = (changes: Partial<BatchForm>) =>
  batchOf({ ...emptyBatch, name: 'Fair', ...changes }, today)

describe('new codes', () => {
  it('are as many as was said, or one for as many', () => {
    expect(made({ count: '3' })).toMatchObject({
      batch: { kind: 'ordinary', count: 3, credits: 100, expiresAt: null, name: 'Fair' },
    })
    const shared = made({ kind: 'shared', count: '500' })
    expect(shared).toMatchObject({ batch: { kind: 'shared', uses: 500 } })
  })

  it('are worth something to the end of their last day', () => {
    const told = made({ lastDay: today })
    const until = 'batch' in told ? (told.batch.expiresAt ?? '') : ''
    expect(new Date(until).getTime()).toBe(new Date('2026-06-02T00:00:00').getTime())
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ count: '0' }, 'count'],
    [{ count: '10001' }, 'count'],
    [{ credits: '0' }, 'credits'],
    [{ credits: 'many' }, 'credits'],
    [{ vipDays: '40000' }, 'vipDays'],
    [{ lastDay: '2026-05-31' }, 'lastDay'],
  ] as const)('are not made of %o', (changes, field) => {
    expect(made(changes)).toEqual({ problems: [field] })
  })
})

it('a batch is revoked before it is expired, and expired before it is used', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const past = '2026-05-31T00:00:00.000Z'
  const state = (revokedAt: string | null, expiresAt: string | null, open: number) =>
    batchStateOf({ revokedAt, expiresAt, open }, now)
  expect(state(past, past, 0)).toBe('revoked')
  expect(state(null, past, 0)).toBe('expired')
  expect(state(null, null, 0)).toBe('used')
  expect(state(null, null, 1)).toBe('open')
})
