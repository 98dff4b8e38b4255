// A picture in a few colours, found in it (median cut, then drawn together), and the styles that live of it: prints, pixels, posters.
import { type Colour, clamp, fromLab, hex, lightness, toLab, toLch } from '../craft/colour.ts'
import { createNoise } from '../craft/noise.ts'
import {
  type Canvas,
  eachPixel,
  type Raster,
  readCanvas,
  resize,
  toCanvas,
} from '../craft/raster.ts'
import { findEdges } from './edges.ts'
import { tooth } from './paper.ts'
import { soften } from './soften.ts'

type Lab = [number, number, number]

/** The colours that stand for a picture best, from dark to light. */
export function mainColours(raster: Raster, count: number): { colour: Colour; share: number }[] {
  const samples = sample(raster, 4000)
  let groups: Lab[][] = [samples]
  while (groups.length < count) {
    const widest = groups.reduce((best, group) =>
      spreadOf(group).extent * group.length ** 0.5 > spreadOf(best).extent * best.length ** 0.5
        ? group
        : best,
    )
    const { axis } = spreadOf(widest)
    if (widest.length < 2) break
    const sorted = [...widest].sort((a, b) => (a[axis] as number) - (b[axis] as number))
    const middle = sorted.length >> 1
    groups = [
      ...groups.filter((group) => group !== widest),
      sorted.slice(0, middle),
      sorted.slice(middle),
    ]
  }
  let centres = groups.filter((group) => group.length).map(meanOf)
  let members: Lab[][] = []
  for (let time = 0; time < 4; time += 1) {
    members = centres.map(() => [])
    for (const one of samples) members[nearest(centres, one)]?.push(one)
    centres = centres.map((centre, at) =>
      members[at]?.length ? meanOf(members[at] as Lab[]) : centre,
    )
  }
  return centres
    .map((centre, at) => ({
      colour: fromLab(...centre),
      share: (members[at]?.length ?? 0) / samples.length,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => lightness(a.colour) - lightness(b.colour))
}

function sample({ data, width, height }: Raster, most: number): Lab[] {
  const step = Math.max(1, Math.floor((width * height) / most))
  const found: Lab[] = []
  for (let at = 0; at < width * height; at += step)
    if ((data[at * 4 + 3] as number) > 127)
      found.push(
        toLab([data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number]),
      )
  return found.length ? found : [[1, 0, 0]]
}

function spreadOf(group: readonly Lab[]): { axis: 0 | 1 | 2; extent: number } {
  const spans = ([0, 1, 2] as const).map((axis) => {
    let least = 9
    let most = -9
    for (const one of group) {
      least = Math.min(least, one[axis])
      most = Math.max(most, one[axis])
    }
    return { axis, extent: (most - least) * (axis === 0 ? 1 : 1.8) }
  })
  return spans.reduce((best, span) => (span.extent > best.extent ? span : best))
}

function meanOf(group: readonly Lab[]): Lab {
  const sum: Lab = [0, 0, 0]
  for (const one of group) for (const axis of [0, 1, 2] as const) sum[axis] += one[axis]
  return [sum[0] / group.length, sum[1] / group.length, sum[2] / group.length]
}

function nearest(centres: readonly Lab[], [l, a, b]: Lab): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [at, [cl, ca, cb]] of centres.entries()) {
    const away = (cl - l) ** 2 + 2 * ((ca - a) ** 2 + (cb - b) ** 2)
    if (away < least) {
      least = away
      best = at
    }
  }
  return best
}

/** Finds the nearest of some colours; looks each of 32³ shades up once. */
export function colourFinder(
  colours: readonly Colour[],
): (red: number, green: number, blue: number) => number {
  const centres = colours.map((colour): Lab => toLab(colour))
  const known = new Int16Array(32768).fill(-1)
  return (red, green, blue) => {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const found = known[key] as number
    if (found >= 0) return found
    const at = nearest(centres, toLab([red, green, blue]))
    known[key] = at
    return at
  }
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export function pixelArt(canvas: Canvas, across: number): Canvas {
  const scale = across / Math.max(canvas.width, canvas.height)
  const small = resize(
    canvas,
    Math.max(8, Math.round(canvas.width * scale)),
    Math.max(8, Math.round(canvas.height * scale)),
  )
  const raster = readCanvas(small)
  const colours = mainColours(raster, 24).map(({ colour }) => {
    const { l, c, h } = toLch(colour)
    return fromLab(clamp(0.5 + (l - 0.5) * 1.08), c * 1.18 * Math.cos(h), c * 1.18 * Math.sin(h))
  })
  const find = colourFinder(colours)
  eachPixel(raster, (data, from, x, y) => {
    const dither = ((bayer[(x & 3) + (y & 3) * 4] as number) / 16 - 0.47) * 15
    const part = (at: number) => clamp(Math.round((data[from + at] as number) + dither), 0, 255)
    const [red, green, blue] = colours[find(part(0), part(1), part(2))] as Colour
    data[from] = red
    data[from + 1] = green
    data[from + 2] = blue
  })
  return resize(toCanvas(raster), canvas.width, canvas.height, false)
}

/** Flat inks with outlines and the grain of the block. */
export function woodblock(canvas: Canvas, seed: number): Canvas {
  const raster = soften(
    readCanvas(canvas),
    Math.max(2, Math.round((4.5 * Math.min(canvas.width, canvas.height)) / 1000)),
  )
  const unit = Math.min(canvas.width, canvas.height) / 1000
  const lines = findEdges(raster, Math.max(0.8, 1.5 * unit), 4)
  const noise = createNoise(seed, 'wood')
  const paper = tooth(seed, unit)
  const colours = mainColours(raster, 14).map(({ colour }) => colour)
  const find = colourFinder(colours)
  const cream = hex('f0e4c8')
  const line = hex('1a2338')
  eachPixel(raster, (data, from, x, y) => {
    const grain = noise.fbm((x / unit) * 0.006, (y / unit) * 0.11, 3)
    const [red, green, blue] = colours[
      find(data[from] as number, data[from + 1] as number, data[from + 2] as number)
    ] as Colour
    const inks = [red, green, blue]
    const edge = lines[from >> 2] as number
    const worn = clamp(0.16 + grain * 0.2 + paper(x, y) * 0.07)
    for (let part = 0; part < 3; part += 1) {
      const own = (data[from + part] as number) * 0.35 + (inks[part] as number) * 0.65
      const printed = own + ((cream[part] as number) - own) * worn
      data[from + part] = printed + ((line[part] as number) - printed) * edge * 0.9
    }
  })
  return toCanvas(raster)
}

/** Screen print: few inks, dots in the half-tones. */
export function poster(canvas: Canvas, seed: number, inks: number): Canvas {
  const unit = Math.min(canvas.width, canvas.height) / 1000
  const raster = soften(readCanvas(canvas), Math.max(2, Math.round(5 * unit)))
  const colours = mainColours(raster, inks).map(({ colour }) => {
    const { l, c, h } = toLch(colour)
    return fromLab(clamp(0.5 + (l - 0.5) * 1.12), c * 1.3 * Math.cos(h), c * 1.3 * Math.sin(h))
  })
  const find = colourFinder(colours)
  const paper = tooth(seed, unit)
  const gap = 7 * unit
  eachPixel(raster, (data, from, x, y) => {
    const u = ((x + y) % gap) / gap - 0.5
    const v = ((((x - y) % gap) + gap) % gap) / gap - 0.5
    const dot = (0.36 - Math.hypot(u, v)) * 40
    const part = (at: number) => clamp(Math.round((data[from + at] as number) + dot), 0, 255)
    const colour = colours[find(part(0), part(1), part(2))] as Colour
    const grain = paper(x, y) * 5
    for (let at = 0; at < 3; at += 1) data[from + at] = (colour[at] as number) + grain
  })
  return toCanvas(raster)
}
