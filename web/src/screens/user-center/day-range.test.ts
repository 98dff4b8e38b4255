import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/add-days.ts'
import { daysOf, isRange } from './day-range.ts'

describe('a range of days', () => {
  const now = new Date(2026, 2, 10, 0, 30)

  it.each([
    ['week', '2026-03-04'],
    ['month', '2026-02-09'],
    ['year', '2025-03-11'],
  ] as const)('that is a %s ends today, both ends included', (range, from) => {
    expect(daysOf(range, now)).toEqual({ from, to: '2026-03-10' })
  })

  it('that is any time has no ends', () => {
    expect(daysOf('ever', now)).toEqual({})
  })

  it('is named in the address by its own word alone', () => {
    expect(['week', 'ever', 'weak', null].map(isRange)).toEqual([true, true, false, false])
  })

  it('counts days where clocks are put on', () => {
    expect([addDays('2026-03-28', 2), addDays('2026-01-01', -1)]).toEqual([
      '2026-03-30',
      '2025-12-31',
    ])
  })
})
