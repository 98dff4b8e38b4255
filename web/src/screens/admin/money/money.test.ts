import { decimalAmount } from '@atelier/contract/currency-digits'
import type { OperatorOrderView } from '@atelier/contract/features/money/payments'
import { describe, expect, it } from 'vitest'
import { minorOf } from './amount-text.ts'
import { isDay, timeOf } from './days.ts'
import { dueOf, shortOf } from './orders/refund-share.ts'
import { tabsOf } from './tabs.ts'

describe('money that is typed', () => {
  it.each([
    ['9.90', 'USD', 990],
    ['9,9', 'EUR', 990],
    [' 12 ', 'CNY', 1200],
    ['12.', 'CNY', 1200],
    ['1200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['0.1', 'USD', 10],
  ])('%j in %s is %d of the smallest unit', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor)
  })

  it.each([
    ['9.999', 'USD'],
    ['1.5', 'JPY'],
    ['-1', 'USD'],
    ['', 'USD'],
    ['ten', 'USD'],
    ['1e3', 'USD'],
  ])('%j is no amount in %s', (text, currency) => {
    expect(minorOf(text, currency)).toBeUndefined()
  })

  it('is typed as it was read', () => {
    for (const [minor, currency] of [
      [990, 'USD'],
      [1, 'CNY'],
      [1200, 'JPY'],
      [1234, 'KWD'],
    ] as const)
      expect(minorOf(decimalAmount(minor, currency), currency)).toBe(minor)
  })
})

describe('what a refund takes', () => {
  const order = {
    amountMinor: 990,
    refundedMinor: 333,
    credits: 1000,
    tokens: 0,
    vipDays: 30,
    reason: '',
  } as OperatorOrderView

  it('is the part that belongs to the amount', () => {
    expect(dueOf(order, 333)).toEqual({ credits: 336, tokens: 0, vipDays: 10 })
    expect(dueOf(order, 657)).toEqual({ credits: 664, tokens: 0, vipDays: 20 })
    expect(dueOf({ ...order, reason: 'wrong_amount' }, 657)).toMatchObject({ credits: 0 })
  })

  it('is short of what has been spent', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const due = { credits: 664, tokens: 0, vipDays: 20 }
    const holds = { credits: 600, tokens: 0, vipUntil: '2026-11-26T12:00:00.000Z' }
    expect(shortOf(due, holds, now)).toEqual({ credits: 64, tokens: 0, vipDays: 15 })
    expect(shortOf(due, null, now)).toEqual(due)
  })
})

describe('days in an address', () => {
  it('are from the first’s beginning to the last’s end', () => {
    const { from = '', until = '' } = timeOf({ from: '2026-11-21', to: '2026-11-21' })
    expect(Date.parse(until) - Date.parse(from)).toBe(24 * 60 * 60 * 1000)
  })

  it('that are none are left out', () => {
    expect(timeOf({ from: 'yesterday', to: '2026-13-01' })).toEqual({})
    expect(isDay('2026-02-28')).toBe(true)
  })
})

describe('the room', () => {
  it('has the parts that a role may open', () => {
    expect(tabsOf(null)).toEqual([])
    expect(tabsOf('support')).toEqual(['orders', 'reports'])
    expect(tabsOf('siteOperator')).toEqual(['orders', 'packages', 'codes', 'reports', 'ledger'])
  })
})
