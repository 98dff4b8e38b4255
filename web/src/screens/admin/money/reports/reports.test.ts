import { describe, expect, it } from 'vitest'
import { lastWeeks, rangeOf, reportDays } from './report-days.ts'
import {
  creditSums,
  dayRows,
  daySums,
  moneySums,
  type Report,
  spentNames,
  weeksIn,
} from './report-sums.ts'

const today = '2026-06-30'

describe('the days of a report', () => {
  it('are the last 30 unless others are named', () => {
    expect(reportDays({ from: '', to: '' }, today)).toEqual({ from: '2026-06-01', to: today })
    expect(rangeOf({ from: '2026-06-24', to: today }, today)).toBe('week')
    expect(rangeOf({ from: '2026-06-23', to: today }, today)).toBeUndefined()
  })

  it('that end before they begin are not asked for', () => {
    const days = reportDays({ from: '2026-07-02', to: '2026-07-01' }, today)
    expect(days).toEqual({ from: '2026-06-01', to: today })
    expect(reportDays({ from: 'x', to: '2026-05-30' }, today).from).toBe('2026-05-01')
  })
})

const on = (day: string, site: string, rest: object) => ({ day, site, ...rest })
const sale = { orders: 1, soldMinor: 500, refunds: 0, refundedMinor: 0 }
const report = {
  from: '2026-06-01',
  to: '2026-06-02',
  money: [
    on('2026-06-01', 'a', { ...sale, currency: 'USD' }),
    on('2026-06-02', 'a', { ...sale, currency: 'CNY' }),
    on('2026-06-02', 'b', { ...sale, currency: 'CNY', refunds: 1, refundedMinor: 200 }),
  ],
  spent: [
    on('2026-06-01', 'a', { purse: 'credits', kind: 'video', amount: 30 }),
    on('2026-06-02', 'a', { purse: 'credits', kind: 'answer', amount: 20 }),
    on('2026-06-02', 'a', { purse: 'tokens', kind: 'answer', amount: 7 }),
    on('2026-06-02', 'b', { purse: 'credits', kind: 'answer', amount: 15 }),
  ],
  given: [on('2026-06-02', 'a', { purse: 'credits', cause: 'refund', amount: -9 })],
} as Report

describe('a report', () => {
  it('sums money by currency, never across', () => {
    expect(moneySums(report.money)).toMatchObject([
      { currency: 'CNY', orders: 2, soldMinor: 1000, refundedMinor: 200 },
      { currency: 'USD', orders: 1, soldMinor: 500 },
    ])
    expect(daySums(report, 'sold', 'CNY').map(({ amount }) => amount)).toEqual([500, 500])
    expect(daySums(report, 'refunded', 'CNY').map(({ amount }) => amount)).toEqual([0, 200])
  })

  it('sums credits by kind and purse, the most first', () => {
    expect(creditSums(spentNames(report.spent))).toEqual([
      { name: 'answer', purse: 'credits', amount: 35 },
      { name: 'video', purse: 'credits', amount: 30 },
      { name: 'answer', purse: 'tokens', amount: 7 },
    ])
  })

  it('tells a figure of two weeks day by day, of all sites and purses together', () => {
    expect(lastWeeks('2026-06-15')).toEqual({ from: '2026-06-01', to: '2026-06-14' })
    expect(weeksIn(report, 'spent', '')).toEqual({
      before: [30, 42, 0, 0, 0, 0, 0],
      now: [0, 0, 0, 0, 0, 0, 0],
    })
    expect(weeksIn(report, 'sold', 'CNY').before.slice(0, 3)).toEqual([0, 1000, 0])
  })

  it('has a row for each day and site, the last day first', () => {
    expect(dayRows(report)).toMatchObject([
      { key: '2026-06-02 a', spent: { credits: 20, tokens: 7 }, given: { credits: -9 } },
      { key: '2026-06-02 b', money: [{ refundedMinor: 200 }], spent: { credits: 15 } },
      { key: '2026-06-01 a', money: [{ currency: 'USD' }] },
    ])
  })
})
