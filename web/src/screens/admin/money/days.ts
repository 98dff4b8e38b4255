// Days that were chosen, by the days of whoever chose them.
import { addDays } from '../../../lib/add-days.ts'

/** As in `2026-11-21`; an address may hold anything. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString()

/** The time from the beginning of the first day to the end of the last; what is no day is left out. */
export function timeOf({ from, to }: { from: string; to: string }): {
  from?: string
  until?: string
} {
  return {
    ...(isDay(from) ? { from: startOf(from) } : {}),
    ...(isDay(to) ? { until: startOf(addDays(to, 1)) } : {}),
  }
}

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
