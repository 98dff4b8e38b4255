// What a chart of days draws: one bar for each stretch of days, and a scale that ends on a round number.
import { addDays } from './add-days.ts'
import { niceTicks } from './nice-ticks.ts'

export type DaySum = { day: string; amount: number }
export type Bar = { from: string; to: string; amount: number }

/** As many bars as can be told apart. */
const maxBars = 45

/** The days of a stretch: single ones, weeks, or about months. */
export function stretchOf(days: number): number {
  return [1, 7, 30].find((length) => days / length <= maxBars) ?? 30
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/** Bars from the first day to the last, days without any included; the last stretch ends on the last day. */
export function barsOf(sums: readonly DaySum[], { from, to }: { from: string; to: string }): Bar[] {
  const amounts = new Map<string, number>()
  for (const { day, amount } of sums) amounts.set(day, (amounts.get(day) ?? 0) + amount)
  const count = daysBetween(from, to)
  const stretch = stretchOf(count)
  const bars: Bar[] = []
  for (let end = count; end > 0; end -= stretch) {
    const start = Math.max(0, end - stretch)
    let amount = 0
    for (let at = start; at < end; at += 1) amount += amounts.get(addDays(from, at)) ?? 0
    bars.unshift({ from: addDays(from, start), to: addDays(from, end - 1), amount })
  }
  return bars
}

/** The smallest of 1, 2, 5 times a power of ten that is no less; at least 1. */
export function roundTop(max: number): number {
  return max <= 1 ? 1 : niceTicks(0, max, 1).step
}
