// Figures as a chart has them: a value for every day, and what they consist of. Pure.

import type { FigureName } from '@atelier/contract/analytics-terms'
import type { Figure } from '@atelier/contract/features/running/analytics'

export type Series = {
  /** Of each day of the range, in order. */
  values: number[]
  today: number
  total: number
  /** The last seven whole days against the seven before: 0.5 is half as much again. Unknown where there are fewer days, or was nothing before. */
  week: number | undefined
  /** What the total consists of, the most first; empty where it is not told in parts. */
  parts: { label: string; value: number }[]
}

export function seriesOf(
  name: FigureName,
  { days, rows }: { days: readonly string[]; rows: readonly Figure[] },
): Series {
  const own = rows.filter((row) => row.name === name)
  const ofDay = new Map<string, number>()
  const ofLabel = new Map<string, number>()
  for (const { day, label, value } of own) {
    ofDay.set(day, (ofDay.get(day) ?? 0) + value)
    ofLabel.set(label, (ofLabel.get(label) ?? 0) + value)
  }
  const values = days.map((day) => ofDay.get(day) ?? 0)
  const isInParts = name !== 'activePeople' && [...ofLabel.keys()].some((label) => label !== '')
  return {
    values,
    today: values.at(-1) ?? 0,
    total: sumOf(values),
    week: againstWeekBefore(values),
    parts: isInParts
      ? [...ofLabel]
          .map(([label, value]) => ({ label, value }))
          .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label))
      : [],
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Today is not over, and counts in neither week. */
function againstWeekBefore(values: readonly number[]): number | undefined {
  if (values.length < 15) return undefined
  const before = sumOf(values.slice(-15, -8))
  return before === 0 ? undefined : sumOf(values.slice(-8, -1)) / before - 1
}
