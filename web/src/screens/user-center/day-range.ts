// Times that one can ask for, as days in the reader's own time zone.
import { addDays } from '../../lib/add-days.ts'

export const ranges = ['week', 'month', 'quarter', 'year', 'ever'] as const
export type Range = (typeof ranges)[number]

const lengths: Record<Exclude<Range, 'ever'>, number> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}

/** The reader's time zone, as an IANA name. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** A moment's date as its reader has it, such as `2026-03-10`. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}

/** First and last day of a range that ends today; neither for any time. */
export function daysOf(range: Range, now: Date): { from?: string; to?: string } {
  if (range === 'ever') return {}
  const to = dayOf(now)
  return { from: addDays(to, 1 - lengths[range]), to }
}

export const isRange = (text: string | null): text is Range => ranges.some((one) => one === text)
