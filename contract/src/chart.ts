// A chart: the data that it shows, and what of it can be drawn.
import { z } from 'zod'

export const chartLimits = { series: 12, points: 2000, slices: 24 } as const

const label = z.string().max(200)
/** Far beyond all that is counted, and so that sums and spans of it are numbers, too. */
const number = z.number().min(-1e100).max(1e100)

export const chart = z.object({
  type: z.enum(['line', 'bar', 'area', 'scatter', 'pie']),
  title: z.string().min(1).max(200),
  /** What the points are called, or where they lie: text for categories, numbers for a scale. Dates as 2026-03-05. */
  x: z
    .array(z.union([number, label]))
    .min(1)
    .max(chartLimits.points),
  series: z
    .array(
      z.object({
        name: label,
        /** One a point of `x`; null where there is none. */
        values: z.array(number.nullable()).min(1).max(chartLimits.points),
      }),
    )
    .min(1)
    .max(chartLimits.series),
  /** What the values are in: %, €, km. */
  unit: z.string().max(40).optional(),
})
export type Chart = z.infer<typeof chart>

/** Why the data cannot be drawn as it is, in words for a model; undefined when it can. */
export function chartFault({ type, x, series }: Chart): string | undefined {
  const uneven = series.find(({ values }) => values.length !== x.length)
  if (uneven)
    return `series "${uneven.name}" has ${uneven.values.length} values, but x has ${x.length}`
  if (x.length * series.length > chartLimits.points)
    return `there are ${x.length * series.length} points, and ${chartLimits.points} are the most`
  const values = series.flatMap((each) => each.values).filter((value) => value !== null)
  if (values.length === 0) return 'there is no value at all'
  if (type === 'scatter' && x.some((point) => typeof point !== 'number'))
    return 'a scatter chart needs numbers for x'
  if (type !== 'pie') return undefined
  if (series.length > 1) return 'a pie chart shows one series'
  if (x.length > chartLimits.slices) return `a pie chart has at most ${chartLimits.slices} slices`
  if (values.some((value) => value < 0)) return 'a pie chart cannot show negative values'
  return values.some((value) => value > 0) ? undefined : 'all slices of the pie are 0'
}
