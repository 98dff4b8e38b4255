import { describe, expect, it } from 'vitest'
import { priceText } from './price-text.ts'
import { savingsOf } from './savings.ts'

describe('a price', () => {
  it.each([
    [1990, 'CNY', 'zh-CN', '¥19.90'],
    [1990, 'USD', 'en-US', '$19.90'],
    [1990, 'JPY', 'en-US', '¥1,990'],
    [123456, 'HUF', 'en-US', 'HUF 1,234.56'],
    [1234, 'KWD', 'en-US', 'KWD 1.234'],
  ] as const)('of %d %s is written in %s as %s', (amountMinor, currency, locale, text) => {
    expect(priceText({ amountMinor, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('in a currency that is none is a number with its code', () => {
    expect(priceText({ amountMinor: 150, currency: 'x' }, 'en-US')).toBe('1.50 x')
  })
})

describe('what is saved', () => {
  const sold = (id: number, credits: number, amountMinor: number, more = {}) => ({
    id,
    credits,
    amountMinor,
    tokens: 0,
    vipDays: 0,
    currency: 'CNY',
    ...more,
  })

  it('is counted for each credit, against the dearest of the same currency', () => {
    const savings = savingsOf([
      sold(1, 100, 1000),
      sold(2, 1000, 8000),
      sold(3, 10_000, 50_000),
      sold(4, 10_000, 100, { currency: 'USD' }),
    ])
    expect([...savings]).toEqual([
      [2, 20],
      [3, 50],
    ])
  })

  it('is not told where it is little, or where VIP time is sold along', () => {
    const savings = savingsOf([
      sold(1, 100, 1000),
      sold(2, 100, 960),
      sold(3, 1000, 1000, { vipDays: 30 }),
      sold(4, 0, 100, { vipDays: 30 }),
    ])
    expect(savings.size).toBe(0)
  })
})
