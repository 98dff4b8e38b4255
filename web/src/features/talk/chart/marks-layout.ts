// The shapes of a chart's values, as numbers and paths of SVG.
import type { AxesLayout, Mark } from './axes-layout.ts'
import type { Box } from './frame-layout.ts'

const told = (value: number): string => String(Math.round(value * 100) / 100)

/** One path through points that follow each other; a gap in the data is a gap in the line. Points are taken along x. */
export function linePath(marks: readonly Mark[], isNext: (a: Mark, b: Mark) => boolean): string {
  return runsOf(marks, isNext)
    .map((run) => run.map(({ x, y }, at) => `${at ? 'L' : 'M'}${told(x)},${told(y)}`).join(''))
    .join('')
}

/** The same, down to the base. */
export function areaPath(
  marks: readonly Mark[],
  baseY: number,
  isNext: (a: Mark, b: Mark) => boolean,
): string {
  const closed = runsOf(marks, isNext).map((run) => {
    const first = run[0]
    const last = run.at(-1)
    if (!first || !last) return ''
    const line = run.map(({ x, y }) => `L${told(x)},${told(y)}`).join('')
    return `M${told(first.x)},${told(baseY)}${line}L${told(last.x)},${told(baseY)}Z`
  })
  return closed.join('')
}

function runsOf(marks: readonly Mark[], isNext: (a: Mark, b: Mark) => boolean): Mark[][] {
  const runs: Mark[][] = []
  for (const mark of marks) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && isNext(before, mark)) run.push(mark)
    else runs.push([mark])
  }
  return runs
}

/** The bars of all series, side by side in the band of their point. */
export function barBoxes({
  marks,
  bandWidth,
  baseY,
}: AxesLayout): (Box & { at: number; series: number })[] {
  const group = Math.min(bandWidth * 0.76, marks.length * 56)
  const width = group / marks.length
  const gap = width > 6 ? 1 : 0
  return marks.flat().map(({ at, series, x, y }) => ({
    at,
    series,
    left: x - group / 2 + series * width + gap / 2,
    top: Math.min(y, baseY),
    width: Math.max(width - gap, 0.5),
    height: Math.abs(baseY - y),
  }))
}

export type Slice = {
  at: number
  share: number
  path: string
  /** Where its share is written; null where there is no room. */
  label: { x: number; y: number } | null
}

/** Slices from the top clockwise. Values are 0 or more, and their sum is more than 0. */
export function layOutPie(values: readonly (number | null)[], box: Box): Slice[] {
  const largest = values.reduce<number>((max, value) => Math.max(max, value ?? 0), 0)
  // Shares of the largest, so that no sum is beyond what a number can hold.
  const sum = values.reduce<number>((total, value) => total + (value ?? 0) / largest, 0)
  const radius = Math.min(box.width, box.height) / 2 - 4
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const pointAt = (turn: number, distance: number) => ({
    x: centre.x + Math.sin(turn * 2 * Math.PI) * distance,
    y: centre.y - Math.cos(turn * 2 * Math.PI) * distance,
  })
  const text = ({ x, y }: { x: number; y: number }) => `${told(x)},${told(y)}`
  let turn = 0
  return values.flatMap((value, at) => {
    const share = (value ?? 0) / largest / sum
    if (share === 0) return []
    const from = turn
    turn += share
    const arc = (to: number) =>
      `A${told(radius)},${told(radius)} 0 0 1 ${text(pointAt(to, radius))}`
    // An arc of a whole turn has no ends, and is drawn as none: it goes by its middle.
    const path = `M${text(centre)}L${text(pointAt(from, radius))}${arc(from + share / 2)}${arc(turn)}Z`
    const label = share >= 0.06 ? pointAt(from + share / 2, radius * 0.66) : null
    return [{ at, share, path, label }]
  })
}
