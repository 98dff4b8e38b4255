// A month as a calendar shows it. Days are `2026-03-10`, months `2026-03`; no clock and no time zone of the browser has a say in them.
import type { Locale } from '@atelier/contract/primitives'

const dayMs = 24 * 60 * 60 * 1000

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day that a week begins with: 0 for Sunday, 1 for Monday. */
export const firstWeekday = (locale: Locale): 0 | 1 => (locale === 'zh-CN' ? 1 : 0)

/** The weeks of a month, seven days each; null where a day is of another month. */
export function weeksOf(month: string, firstDay: 0 | 1): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const blanks = (new Date(first).getUTCDay() - firstDay + 7) % 7
  const weeks: (string | null)[][] = []
  for (let at = first - blanks * dayMs; isoDay(at).slice(0, 7) <= month; at += 7 * dayMs)
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = isoDay(at + index * dayMs)
        return day.startsWith(month) ? day : null
      }),
    )
  return weeks
}

/** The month so many months later; earlier with a negative number. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

const inUtc = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

/** 10 March 2026 */
export const dayName = (day: string, locale: Locale): string =>
  inUtc(locale, { dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`))

/** March 2026 */
export const monthName = (month: string, locale: Locale): string =>
  inUtc(locale, { year: 'numeric', month: 'long' }).format(new Date(`${month}-01T00:00:00Z`))

/** The names of the days of a week, short and in full, in the order of the calendar. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  const sunday = Date.parse('2026-03-01T00:00:00Z')
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(sunday + (index + firstWeekday(locale)) * dayMs)
    return {
      short: inUtc(locale, { weekday: 'narrow' }).format(day),
      long: inUtc(locale, { weekday: 'long' }).format(day),
    }
  })
}
