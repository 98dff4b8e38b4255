// The places of title, legend and plot in a drawing of some width and at most some height, in pixels.
import { fitText, textWidth, wrapText } from './text-size.ts'

export type Box = { left: number; top: number; width: number; height: number }

export type LegendItem = { at: number; text: string; x: number; y: number }

export type Frame = {
  width: number
  height: number
  /** Lines with the place of their baseline. */
  title: readonly { text: string; y: number }[]
  legend: readonly LegendItem[]
  /** What is left for the chart itself, its axes included. */
  plot: Box
}

export const titlePx = 15
export const labelPx = 12
/** Of the sign before a name in the legend, with the gap behind it. */
export const signPx = 18
const titleLinePx = 21
const legendLinePx = 22
const gapPx = 16
/** Lower, a chart could not be read. */
const minPlotPx = 140

/** `names`: of what is in the legend; none for a drawing without one. */
export function layOutFrame(
  { title, names }: { title: string; names: readonly string[] },
  { width, maxHeight = Number.POSITIVE_INFINITY }: { width: number; maxHeight?: number },
): Frame {
  const lines = wrapText(title, { widthPx: width, sizePx: titlePx, lines: 3 })
  const legendTop = lines.length * titleLinePx + (names.length > 0 ? 6 : 0)
  let [x, row] = [0, 0]
  const legend = names.map((name, at): LegendItem => {
    const text = fitText(name, Math.min(width, 260) - signPx, labelPx)
    const itemWidth = signPx + textWidth(text, labelPx)
    if (x > 0 && x + itemWidth > width) {
      x = 0
      row++
    }
    const item = { at, text, x, y: legendTop + row * legendLinePx + 15 }
    x += itemWidth + gapPx
    return item
  })
  const top = legendTop + (names.length > 0 ? (row + 1) * legendLinePx : 0) + 10
  const plotHeight = Math.max(minPlotPx, Math.min(width < 480 ? 220 : 280, maxHeight - top))
  return {
    width,
    height: top + plotHeight,
    title: lines.map((text, at) => ({ text, y: at * titleLinePx + titlePx })),
    legend,
    plot: { left: 0, top, width, height: plotHeight },
  }
}
