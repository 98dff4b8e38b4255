// The data of a chart as the rows of a table. Imports types only, so that the browser pays nothing for it.
import type { Chart } from './chart.ts'

/** A row a point: what it is called, then the value of each series. */
export function chartRows({ x, series }: Chart): (string | number | null)[][] {
  return x.map((point, at) => [point, ...series.map(({ values }) => values[at] ?? null)])
}
