// Axes and the places of points for charts that have both: line, area, bar and scatter. All in pixels.
import type { Chart } from '@atelier/contract/chart'
import { niceTicks } from '../../../lib/nice-ticks.ts'
import { type Box, labelPx } from './frame-layout.ts'
import { areYears, pointText, tickText } from './number-texts.ts'
import { fitText, textWidth } from './text-size.ts'

export type Mark = { at: number; series: number; x: number; y: number }
export type AxisLabel = { text: string; place: number }

export type AxesLayout = {
  /** Within the axes. */
  inner: Box
  yLabels: readonly AxisLabel[]
  xLabels: readonly AxisLabel[]
  /** Where 0 lies, or the edge that is next to it. */
  baseY: number
  /** The middle of each point along x, by its place in the data. */
  xs: readonly number[]
  /** The values there are, by series and along x. */
  marks: readonly (readonly Mark[])[]
  /** Of a group of bars, or between two points. */
  bandWidth: number
}

const longestLabelPx = 110

export function layOutAxes(chart: Chart, plot: Box, locale: string): AxesLayout {
  const values = chart.series.flatMap(({ values: own }) => own).filter((value) => value !== null)
  const y = yTicks(chart, values, plot.height)
  const low = y.values[0] ?? 0
  const high = y.values.at(-1) ?? 1
  const texts = tickText(locale, { step: y.step, top: Math.max(Math.abs(low), Math.abs(high)) })
  const labelsWidth = Math.max(...y.values.map((value) => textWidth(texts(value), labelPx)))
  const left = plot.left + Math.min(labelsWidth + 10, plot.width / 3)
  const unitRoom = chart.unit ? 18 : 6
  const inner: Box = {
    left,
    top: plot.top + unitRoom,
    width: plot.left + plot.width - left - 8,
    height: plot.height - unitRoom - 26,
  }
  const bottom = inner.top + inner.height
  const yOf = (value: number) => bottom - ((value - low) / (high - low)) * inner.height
  const along = isScaled(chart) ? scaleX(chart, inner, locale) : bandX(chart, inner, locale)
  return {
    inner,
    yLabels: y.values.map((value) => ({ text: texts(value), place: yOf(value) })),
    baseY: yOf(Math.min(high, Math.max(low, 0))),
    ...along,
    marks: chart.series.map((each, series) =>
      each.values.flatMap((value, at) => {
        const x = along.xs[at]
        return value === null || x === undefined ? [] : [{ at, series, x, y: yOf(value) }]
      }),
    ),
  }
}

/** Numbers along x lie on a scale of their own; bars are always side by side. */
export const isScaled = ({ type, x }: Chart): boolean =>
  type !== 'bar' && x.length > 1 && x.every((point) => typeof point === 'number')

function yTicks({ type }: Chart, values: readonly number[], height: number) {
  let low = values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY)
  let high = values.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY)
  const fromZero = type === 'bar' || type === 'area'
  if (fromZero || (low > 0 && low < high / 2)) low = Math.min(0, low)
  if (fromZero || (high < 0 && high > low / 2)) high = Math.max(0, high)
  return niceTicks(low, high, Math.max(2, Math.round(height / 56)))
}

type Along = Pick<AxesLayout, 'xs' | 'xLabels' | 'bandWidth'>

function scaleX({ x }: Chart, inner: Box, locale: string): Along {
  const points = x.map(Number)
  const low = points.reduce((min, value) => Math.min(min, value))
  const high = points.reduce((max, value) => Math.max(max, value))
  const { values, step } = niceTicks(low, high, Math.max(2, Math.floor(inner.width / 90)))
  const text = tickText(locale, {
    step,
    areYears: areYears(x),
    top: Math.max(Math.abs(low), Math.abs(high)),
  })
  // Years and other whole numbers use all the width; ticks beyond the data are left out.
  const [from, to] = high > low ? [low, high] : [values[0] ?? 0, values.at(-1) ?? 1]
  const placeOf = (value: number) => inner.left + ((value - from) / (to - from)) * inner.width
  const shown = values.filter((value) => value >= from && value <= to)
  return {
    xs: points.map(placeOf),
    xLabels: shown.map((value) => ({ text: text(value), place: placeOf(value) })),
    bandWidth: inner.width / Math.max(1, points.length - 1),
  }
}

function bandX({ x }: Chart, inner: Box, locale: string): Along {
  const bandWidth = inner.width / x.length
  const xs = x.map((_, at) => inner.left + (at + 0.5) * bandWidth)
  const name = pointText(locale, x)
  const longest = Math.min(longestLabelPx, inner.width / 2.5)
  const texts = x.map((point) => fitText(name(point), Math.max(bandWidth - 8, longest), labelPx))
  const widest = texts.reduce((max, text) => Math.max(max, textWidth(text, labelPx)), 0)
  const each = Math.max(1, Math.ceil((widest + 10) / bandWidth))
  return {
    xs,
    bandWidth,
    xLabels: texts.flatMap((text, at) => (at % each ? [] : [{ text, place: xs[at] ?? 0 }])),
  }
}
