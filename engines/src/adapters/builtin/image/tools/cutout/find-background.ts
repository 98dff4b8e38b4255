// What belongs to the background: it is told by the picture's borders and grown inwards, along slow changes of colour and never over edges.
import { toLab } from '../../craft/colour.ts'
import { clusterColours, farApart, type Lab } from '../palette.ts'
import { byteAt, type Pixels, realAt, wholeAt } from '../pixels.ts'

export type Labs = Float32Array

export function labsOf({ data }: Pixels): Labs {
  const labs = new Float32Array((data.length / 4) * 3)
  for (let at = 0; at < data.length / 4; at += 1)
    labs.set(
      toLab([byteAt(data, at * 4), byteAt(data, at * 4 + 1), byteAt(data, at * 4 + 2)]),
      at * 3,
    )
  return labs
}

export const labAt = (labs: Labs, at: number): Lab => [
  realAt(labs, at * 3),
  realAt(labs, at * 3 + 1),
  realAt(labs, at * 3 + 2),
]

/** 1 where the background is; undefined when the borders do not tell of one. */
export function findBackground(picture: Pixels, labs: Labs): Uint8Array | undefined {
  const border = borderOf(picture)
  const colours = backgroundColours(picture, border)
  if (colours.length === 0) return undefined
  const tolerance = 0.035 + Math.min(0.05, 2.5 * roughness(labs, border))
  const background = grow(picture, labs, border, colours, tolerance)
  const held = border.flat().filter((at) => background[at]).length
  if (held < border.flat().length * 0.5) return undefined
  openHoles(picture, labs, background, colours, tolerance)
  dropSpecks(picture, background)
  return background
}

/** The places along the four sides. */
function borderOf({ width, height }: Pixels): number[][] {
  const across = Array.from({ length: width }, (_, x) => x)
  const down = Array.from({ length: height }, (_, y) => y * width)
  return [across, across.map((x) => x + (height - 1) * width), down, down.map((y) => y + width - 1)]
}

/** A colour of one side alone may be of what stands in the picture and is cut off there. */
function backgroundColours({ data }: Pixels, border: readonly number[][]): Lab[] {
  const colourOf = (at: number) =>
    [byteAt(data, at * 4), byteAt(data, at * 4 + 1), byteAt(data, at * 4 + 2)] as const
  const swatches = clusterColours(border.flat().map(colourOf), 7)
  const sides = border.map((side) => side.map((at) => toLab(colourOf(at))))
  return swatches
    .filter(({ lab, share }) => {
      const near = sides.filter(
        (side) => side.filter((each) => farApart(each, lab) < 0.09).length > side.length * 0.08,
      )
      return share > 0.35 || (share > 0.05 && near.length >= 2)
    })
    .map(({ lab }) => lab)
}

/** How much neighbours along the borders differ, typically. */
function roughness(labs: Labs, border: readonly number[][]): number {
  const gaps = border
    .flatMap((side) =>
      side
        .slice(1)
        .map((at, before) => farApart(labAt(labs, at), labAt(labs, side[before] as number))),
    )
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length * 0.6)] ?? 0
}

const nearestGap = (colours: readonly Lab[], lab: Lab): number =>
  Math.min(...colours.map((each) => farApart(each, lab)))

function grow(
  { width, height }: Pixels,
  labs: Labs,
  border: readonly number[][],
  colours: readonly Lab[],
  tolerance: number,
): Uint8Array {
  const background = new Uint8Array(width * height)
  /** What the background looked like on the way here. */
  const local = new Float32Array(labs)
  const queue = new Int32Array(width * height)
  let end = 0
  const take = (at: number) => {
    background[at] = 1
    queue[end] = at
    end += 1
  }
  for (const at of border.flat())
    if (!background[at] && nearestGap(colours, labAt(labs, at)) < tolerance + 0.06) take(at)
  for (let first = 0; first < end; first += 1) {
    const at = wholeAt(queue, first)
    const x = at % width
    const before = labAt(local, at)
    const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of neighbours) {
      if (next < 0 || next >= background.length || background[next]) continue
      const lab = labAt(labs, next)
      if (farApart(before, lab) > tolerance || nearestGap(colours, lab) > 0.12) continue
      take(next)
      for (let channel = 0; channel < 3; channel += 1)
        local[next * 3 + channel] =
          (before[channel] as number) * 0.85 + (lab[channel] as number) * 0.15
    }
  }
  return background
}

/** Background that is seen through a gap of what stands in front, such as the handle of a cup. */
function openHoles(
  picture: Pixels,
  labs: Labs,
  background: Uint8Array,
  colours: readonly Lab[],
  tolerance: number,
): void {
  const alike = Uint8Array.from(background, (each, at) =>
    !each && nearestGap(colours, labAt(labs, at)) < tolerance * 0.7 ? 1 : 0,
  )
  const min = Math.max(24, background.length * 0.0006)
  forRegions(picture, alike, (places) => {
    if (places.length >= min) for (const at of places) background[at] = 1
  })
}

function dropSpecks(picture: Pixels, background: Uint8Array): void {
  const front = background.map((each) => 1 - each)
  const regions: number[][] = []
  forRegions(picture, front, (places) => regions.push(places))
  const largest = Math.max(0, ...regions.map((each) => each.length))
  for (const places of regions)
    if (places.length < Math.max(12, largest * 0.004)) for (const at of places) background[at] = 1
  forRegions(picture, background, (places) => {
    if (places.length < 16) for (const at of places) background[at] = 0
  })
}

/** Visits what hangs together of the places that are 1. */
function forRegions(
  { width }: Pixels,
  marked: Uint8Array,
  visit: (places: number[]) => void,
): void {
  const left = marked.slice()
  for (let start = 0; start < left.length; start += 1) {
    if (!left[start]) continue
    const places = [start]
    left[start] = 0
    for (let first = 0; first < places.length; first += 1) {
      const at = places[first] as number
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && left[next]) {
          left[next] = 0
          places.push(next)
        }
    }
    visit(places)
  }
}
