import { describe, expect, it } from 'vitest'
import { addMonths, dayName, monthName, weekdayNames, weeksOf } from './month-grid.ts'

describe('a month', () => {
  it('begins in the week of its first day, and ends in that of its last', () => {
    const weeks = weeksOf('2026-03', 1)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
    expect(weeks.at(-1)).toEqual(['2026-03-30', '2026-03-31', null, null, null, null, null])
    expect(weeksOf('2026-03', 0)[0]?.[0]).toBe('2026-03-01')
  })

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has %i days, each once and in order', (month, count) => {
    for (const firstDay of [0, 1] as const) {
      const days = weeksOf(month, firstDay)
        .flat()
        .filter((day) => day !== null)
      expect(days).toHaveLength(count)
      expect(days).toEqual([...new Set(days)].sort())
    }
  })

  it('has others before and after it', () => {
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })

  it('and its days are named in the language of the page, wherever the browser is', () => {
    expect(dayName('2026-03-10', 'en-US')).toBe('March 10, 2026')
    expect(dayName('2026-03-10', 'zh-CN')).toBe('2026年3月10日')
    expect(monthName('2026-03', 'zh-TW')).toBe('2026年3月')
    expect(weekdayNames('zh-CN')[0]).toEqual({ short: '一', long: '星期一' })
    expect(weekdayNames('en-US')[0]).toEqual({ short: 'S', long: 'Sunday' })
  })
})
