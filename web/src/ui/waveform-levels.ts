// From peaks to what is drawn of them.

/** px of a bar and of the gap behind it. */
const barWidth = 2
const pitch = 3

/** The least that is drawn of a bar, in px: silence is seen as well. */
const minHeight = 2

export const columnsIn = (width: number): number => Math.max(1, Math.floor(width / pitch))

/**
 * As many levels as there is room for, the loudest 1. Peaks are 0..1 each, or pairs of the least and the most (−1..1), which a negative
 * one tells.
 */
export function levelsOf(peaks: readonly number[], columns: number): number[] {
  const loudness = peaks.some((peak) => peak < 0) ? ofPairs(peaks) : peaks
  const max = greatest(loudness) || 1
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * loudness.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * loudness.length) / columns))
    return greatest(loudness.slice(from, to)) / max
  })
}

const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

const ofPairs = (peaks: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(peaks.length / 2) }, (_, pair) =>
    Math.max(Math.abs(peaks[pair * 2] ?? 0), Math.abs(peaks[pair * 2 + 1] ?? 0)),
  )

/** The bars as an SVG path: upright strokes about the middle, to be drawn with round ends as wide as `barStroke`. */
export function barsPath(levels: readonly number[], height: number): string {
  const room = height - barWidth
  return levels
    .map((level, column) => {
      const length = Math.max(minHeight - barWidth, level * room) + 0.01
      const top = (height - length) / 2
      return `M${column * pitch + barWidth / 2} ${top.toFixed(2)}v${length.toFixed(2)}`
    })
    .join('')
}

export const barStroke = barWidth
