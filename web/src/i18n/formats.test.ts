import { describe, expect, it } from 'vitest'
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
