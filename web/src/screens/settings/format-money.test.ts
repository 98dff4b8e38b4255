import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('an amount of money', () => {
  it('is written as the language does', () => {
    expect(formatMoney({ amount: 88.5, currency: 'USD' }, 'en-US')).toBe('$88.50')
    expect(formatMoney({ amount: 110, currency: 'CNY' }, 'zh-CN')).toBe('¥110.00')
    expect(formatMoney({ amount: -0.25, currency: 'USD' }, 'zh-TW')).toBe('-US$0.25')
  })

  it('of an odd currency still has its name', () => {
    expect(formatMoney({ amount: 5, currency: '??' }, 'en-US')).toBe('5 ??')
  })
})
