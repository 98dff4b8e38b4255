import { describe, expect, it, vi } from 'vitest'
import { formatsFor } from './formats.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

describe('how long ago', () => {
  it.each([
    [5, 'now'],
    [60, '1 minute ago'],
    [3600, '1 hour ago'],
    [86_400, 'yesterday'],
    [86_400 * 40, 'last month'],
    [86_400 * 800, '2 years ago'],
  ])('%i seconds are written as %j', (seconds, text) => {
    expect(formatsFor('en-US').ago(before(seconds), now)).toBe(text)
  })

  it('is written in the language of the page', () => {
    expect(formatsFor('zh-CN').ago(before(7200), now)).toBe('2小时前')
    expect(formatsFor('zh-TW').ago(before(7200), now)).toBe('2 小時前')
  })
})

describe('a number', () => {
  it('that is whole needs no formatter of the browser', () => {
    const make = vi.spyOn(Intl, 'NumberFormat')
    formatsFor('en-US').number(12_345)
    expect(make).not.toHaveBeenCalled()
    make.mockRestore()
  })

  const numbers = [
    0,
    7,
    50,
    999,
    1000,
    12_345,
    100_000,
    1_234_567,
    -5,
    -1000,
    Number.MAX_SAFE_INTEGER,
  ]

  it.each(['zh-CN', 'zh-TW', 'en-US'] as const)('is written as %s writes it', (locale) => {
    const format = new Intl.NumberFormat(locale)
    for (const value of [...numbers, 0.5, -1234.5678, 1e21, Number.NaN])
      expect(formatsFor(locale).number(value)).toBe(format.format(value))
  })
})
