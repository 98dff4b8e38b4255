// Figures as a chart has them: a value for every day, and what they consist of. Pure.

import type { FigureName } from '@atelier/contract/analytics-terms'
import type { Figure } from '@atelier/contract/features/running/analytics'
import { sumOf, type TwoWeeks, twoWeeksOf } from '../frame/weeks/two-weeks.ts'

export type Series = {
  /** Of each day of the range, in order. */
  values: number[]
  today: number
  total: number
  /** The last seven whole days beside the seven before; today is not over, and counts in neither. */
  weeks: TwoWeeks
  /** What the total consists of, the most first; empty where it is not told in parts. */
  parts: { label: string; value: number }[]
}

export function seriesOf(
  name: FigureName,
  {
    days,
    weeks,
    rows,
  }: { days: readonly string[]; weeks: readonly string[]; rows: readonly Figure[] },
): Series {
  const own = rows.filter((row) => row.name === name)
  const inRange = new Set(days)
  const ofDay = new Map<string, number>()
  const ofLabel = new Map<string, number>()
  for (const { day, label, value } of own) {
    ofDay.set(day, (ofDay.get(day) ?? 0) + value)
    if (inRange.has(day)) ofLabel.set(label, (ofLabel.get(label) ?? 0) + value)
  }
  const onDay = (day: string) => ofDay.get(day) ?? 0
  const values = days.map(onDay)
  const isInParts = name !== 'activePeople' && [...ofLabel.keys()].some((label) => label !== '')
  return {
    values,
    today: values.at(-1) ?? 0,
    total: sumOf(values),
    weeks: twoWeeksOf(weeks.map(onDay)),
    parts: isInParts
      ? [...ofLabel]
          .map(([label, value]) => ({ label, value }))
          .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label))
      : [],
  }
}
