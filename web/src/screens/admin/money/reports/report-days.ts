// Which days a report is about, as its address says.
import { addDays } from '../../../../lib/add-days.ts'
import { isDay } from '../days.ts'

/** Days back from today, today included. */
export const ranges = { week: 7, month: 30, quarter: 90, year: 365 } as const
export type Range = keyof typeof ranges

export const rangeDays = (range: Range, today: string): { from: string; to: string } => ({
  from: addDays(today, 1 - ranges[range]),
  to: today,
})

/** The days that are chosen; the last 30 where the address names none, or such as do not go together. */
export function reportDays(
  { from, to }: { from: string; to: string },
  today: string,
): { from: string; to: string } {
  const last = isDay(to) ? to : today
  const first = isDay(from) ? from : addDays(last, 1 - ranges.month)
  return first <= last ? { from: first, to: last } : rangeDays('month', today)
}

/** The range that these days are; undefined for others. */
export const rangeOf = (days: { from: string; to: string }, today: string): Range | undefined =>
  (Object.keys(ranges) as Range[]).find((range) => {
    const { from, to } = rangeDays(range, today)
    return days.from === from && days.to === to
  })

/** The fourteen whole days before today. */
export const lastWeeks = (today: string): { from: string; to: string } => ({
  from: addDays(today, -14),
  to: addDays(today, -1),
})
