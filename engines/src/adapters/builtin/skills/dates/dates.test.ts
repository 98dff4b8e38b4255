import { describe, expect, test } from 'vitest'
import { addToDay, dayNumber, fromDayNumber, isDay } from './calendar.ts'
import { answerDates } from './dates.ts'
import { findTimeZone } from './time-zones.ts'

// A Thursday, 23:30 in Shanghai.
const now = new Date('2026-03-05T15:30:00Z')
const ask = (question: string) =>
  answerDates(question, /\p{Script=Han}/u.test(question) ? 'zh-CN' : 'en-US', now, 'Asia/Shanghai')

const answered: [question: string, holds: string][] = [
  ["what's today's date", 'Thursday, March 5, 2026'],
  ['what day is it today?', 'Thursday'],
  ['今天几号', '2026年3月5日'],
  ['今天星期几', '星期四'],
  ['現在幾點', '23:30'],
  ['what time is it', '23:30'],
  ['东京现在几点', '2026年3月6日星期五 00:30'],
  ['what time is it in New York', '10:30'],
  ['time in UTC-3 now', '12:30'],
  ['what time is it in Europe/Berlin', '16:30'],
  ['2024-02-29是星期几', '星期四'],
  ['二零二六年五月一日是星期几', '星期五'],
  ['明年5月1日是星期几', '2027年5月1日星期六'],
  ['What day of the week was July 4, 1776?', 'Thursday'],
  ['which weekday is 1 January 2000', 'Saturday'],
  ['昨天是几号', '2026年3月4日'],
  ['后天星期几', '星期六'],
  ['大后天是几号', '2026年3月8日'],
  ['day after tomorrow, what date', 'March 7, 2026'],
  ['how many days between 2026-01-01 and 2026-12-31', '364 days'],
  ['how many days until December 25', '295 days'],
  ['how many days until Christmas', '295 days'],
  ['距离2026年10月1日还有多少天', '210 天'],
  ['距離新年還有幾天', '302 天'],
  ['从2025年1月1日到2026年1月1日有多少天', '365 天'],
  ['10月1日到10月7日相差几天', '6 天'],
  ['how many days since 2026-01-01', '−63 days'],
  ['100天后是几号', '2026年6月13日'],
  ['100天后是星期几', '星期六'],
  ['3个月前是哪天', '2025年12月5日'],
  ['三周后是几月几号', '2026年3月26日'],
  ['2026-01-31加1个月是几号', '2026年2月28日'],
  ['add 3 months to 2026-01-31', 'April 30, 2026'],
  ['what date is 45 days from now', 'April 19, 2026'],
  ['30 days ago', 'February 3, 2026'],
  ['2024-02-29 plus 1 year, what date', 'February 28, 2025'],
  ['is 1900 a leap year', 'not a leap year'],
  ['2000年是闰年吗', '是闰年'],
  ['2026-03-05', 'Thursday'],
  ['2026-02-30是星期几', '不是能读懂的日期'],
  ['what day is 03/04/2026', 'read in two ways'],
  ['what day is 25/12/2026', 'Friday'],
]

describe('a question about the calendar', () => {
  test.each(answered)('%s → %s', (question, holds) => {
    expect(ask(question)).toContain(holds)
  })

  test.each([
    'how to change the date format',
    'sessions expire in 30 days?',
    'how long are conversations kept?',
    'backup from 2 days ago, how to restore it',
    '备份多少天',
    '今天天气怎么样',
    '今天的对话保存多久',
    'what is a weekly report',
    'may I ask something',
    '怎么升级',
  ])('%s is about something else', (question) => {
    expect(ask(question)).toBeUndefined()
  })

  test('names the zone that it was answered for', () => {
    expect(ask('what time is it')).toContain('Asia/Shanghai')
    expect(ask('what time is it in London')).toContain('Europe/London')
  })
})

describe('days', () => {
  test('are counted without gaps over four hundred years', () => {
    let previous = dayNumber({ year: 1800, month: 1, day: 1 })
    for (let number = previous; number < previous + 146_097; number += 997)
      expect(dayNumber(fromDayNumber(number))).toBe(number)
    previous = dayNumber({ year: 2000, month: 2, day: 29 })
    expect(fromDayNumber(previous + 1)).toEqual({ year: 2000, month: 3, day: 1 })
  })

  test('exist only where the calendar has them', () => {
    expect(isDay({ year: 2023, month: 2, day: 29 })).toBe(false)
    expect(isDay({ year: 2024, month: 2, day: 29 })).toBe(true)
    expect(isDay({ year: 2024, month: 13, day: 1 })).toBe(false)
  })

  test('are moved by months to the last day where the month is short', () => {
    const day = { year: 2024, month: 3, day: 31 }
    expect(addToDay(day, -1, 'month')).toEqual({ year: 2024, month: 2, day: 29 })
    expect(addToDay(day, 11, 'month')).toEqual({ year: 2025, month: 2, day: 28 })
    expect(() => addToDay(day, 9000, 'year')).toThrowError(/9999/)
  })
})

test.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['tokyo', 'Asia/Tokyo'],
  ['臺北', 'Asia/Taipei'],
  ['UTC+8', '+08:00'],
  ['utc', 'UTC'],
])('the zone %s is %s', (name, zone) => {
  expect(findTimeZone(name)).toBe(zone)
})

test('a zone that nobody knows is refused', () => {
  expect(() => findTimeZone('Atlantis')).toThrowError(/Atlantis/)
})
