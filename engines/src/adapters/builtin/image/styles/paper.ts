// Wet and dry media on paper: watercolour, ink, pencil, line.
import { type Colour, clamp, css, hex, mix, smooth } from '../craft/colour.ts'
import { createNoise } from '../craft/noise.ts'
import { createRandom } from '../craft/random.ts'
import {
  type Canvas,
  eachPixel,
  gaussianBlur,
  lumaOf,
  type Raster,
  readCanvas,
  toCanvas,
} from '../craft/raster.ts'
import { findEdges } from './edges.ts'
import { soften } from './soften.ts'

const cream = hex('f7f1e3')

/** Height of the paper's tooth at each place, about -1 to 1. */
export function tooth(seed: number, unit: number): (x: number, y: number) => number {
  const noise = createNoise(seed, 'paper')
  return (x, y) =>
    noise.fbm((x / unit) * 0.16, (y / unit) * 0.16, 3) * 1.2 +
    noise.at((x / unit) * 0.5, (y / unit) * 0.5) * 0.3
}

/** Pigment gathers at the edges of patches, lies grainy on the tooth and leaves the paper's border free. */
export function watercolour(canvas: Canvas, seed: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const bled = bleed(raster, seed, 7 * unit)
  const wash = soften(bled, Math.max(2, Math.round(5 * unit)))
  const luma = lumaOf(wash)
  const soft = gaussianBlur(luma, width, height, Math.max(1, 5 * unit))
  const paper = tooth(seed, unit)
  const noise = createNoise(seed, 'wash')
  eachPixel(wash, (data, from, x, y) => {
    const at = from >> 2
    const rim = clamp(Math.abs((luma[at] as number) - (soft[at] as number)) / 38)
    const bloom = noise.fbm((x / unit) * 0.005, (y / unit) * 0.005, 5)
    const grain = paper(x, y)
    const dense = 1 + rim * 0.42 + bloom * 0.36 + grain * 0.1
    const margin = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
    const ragged = 34 + noise.fbm((x / unit) * 0.011, (y / unit) * 0.011, 4) * 34
    const covered = smooth(ragged - 3, ragged + 5, margin)
    const edge = 1 + 0.45 * covered * (1 - smooth(ragged + 3, ragged + 17, margin))
    for (let part = 0; part < 3; part += 1) {
      const ground = cream[part] as number
      const share = Math.min(0.985, (data[from + part] as number) / ground)
      // Pigment takes light away: twice as dense is the square.
      const light = ground * Math.max(0.02, share) ** (dense * edge * 0.88)
      data[from + part] = ground + (light - ground) * covered + grain * 4
    }
  })
  return toCanvas(wash)
}

/** Moves every pixel a little along a noise, as wet edges run. */
export function bleed(raster: Raster, seed: number, reach: number): Raster {
  const noise = createNoise(seed, 'bleed')
  const { width, height, data } = raster
  const out = new Uint8ClampedArray(data.length)
  const scale = 0.32 / Math.max(1, reach)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const fromX = clamp(
        Math.round(x + noise.fbm(x * scale, y * scale, 3) * reach * 1.6),
        0,
        width - 1,
      )
      const fromY = clamp(
        Math.round(y + noise.fbm(x * scale + 40, y * scale + 9, 3) * reach * 1.6),
        0,
        height - 1,
      )
      const from = (fromY * width + fromX) * 4
      for (let part = 0; part < 4; part += 1) out[to + part] = data[from + part] as number
    }
  return { width, height, data: out }
}

const ink = hex('1d2024')

/** `painted`: the scene has ink's colours already; else they are taken from its light. */
export function inkWash(canvas: Canvas, seed: number, painted: boolean): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const wash = soften(bleed(raster, seed, 5 * unit), Math.max(2, Math.round(3 * unit)))
  const lines = findEdges(wash, Math.max(0.8, 1.4 * unit), painted ? 1.1 : 2.4)
  const paper = tooth(seed, unit)
  const noise = createNoise(seed, 'ink')
  const ground = hex('f1eadb')
  eachPixel(wash, (data, from, x, y) => {
    const at = from >> 2
    const grain = paper(x, y)
    const pool = noise.fbm((x / unit) * 0.006, (y / unit) * 0.006, 4)
    const red = data[from] as number
    const green = data[from + 1] as number
    const blue = data[from + 2] as number
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
    const tone = clamp(1 - light * (1.02 + pool * 0.1) + (lines[at] as number) * 0.5)
    const dense = clamp(tone ** (painted ? 1.02 : 1.35) * (1 + grain * 0.16))
    const colourful = painted
      ? clamp((Math.max(red, green, blue) - Math.min(red, green, blue) - 34) / 90)
      : 0
    for (let part = 0; part < 3; part += 1) {
      const grey =
        (ground[part] as number) + ((ink[part] as number) - (ground[part] as number)) * dense
      data[from + part] = grey + ((data[from + part] as number) - grey) * colourful + grain * 3
    }
  })
  const out = toCanvas(wash)
  stampSeal(out, seed, unit)
  return out
}

/** A carved seal in vermilion, as scrolls have; its signs are ornaments, no writing. */
function stampSeal(canvas: Canvas, seed: number, unit: number): void {
  const random = createRandom(seed, 'seal')
  const size = 46 * unit
  const x = canvas.width - 92 * unit
  const y = canvas.height - 108 * unit
  const context = canvas.getContext('2d')
  context.save()
  context.globalAlpha = 0.86
  context.fillStyle = css(hex('b8352a'))
  context.beginPath()
  context.roundRect(x, y, size, size, 5 * unit)
  context.fill()
  context.strokeStyle = css(cream)
  context.lineWidth = 2.6 * unit
  context.beginPath()
  for (let column = 0; column < 2; column += 1)
    for (let stroke = 0; stroke < 5; stroke += 1) {
      const left = x + size * (0.13 + column * 0.42)
      const top = y + size * (0.16 + stroke * 0.17)
      if (random.chance(0.75)) {
        context.moveTo(left, top)
        context.lineTo(left + size * 0.32, top)
      }
      if (random.chance(0.5)) {
        const at = left + size * random.pick([0, 0.16, 0.32])
        context.moveTo(at, top)
        context.lineTo(at, Math.min(y + size * 0.86, top + size * 0.2))
      }
    }
  context.stroke()
  context.restore()
}

/** Black lines on paper with a little hatching in the shade; `pencil` greys and rubs them. */
export function lineDrawing(canvas: Canvas, seed: number, pencil: boolean): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const calm = soften(raster, Math.max(2, Math.round(2.5 * unit)))
  const fine = findEdges(calm, Math.max(0.7, 1.1 * unit), pencil ? 4.2 : 5)
  const broad = findEdges(calm, Math.max(1, 2.6 * unit), pencil ? 2.2 : 2.6)
  const luma = gaussianBlur(lumaOf(calm), width, height, Math.max(1, 2 * unit))
  const noise = createNoise(seed, 'hand')
  const paper = tooth(seed, unit)
  const dark = pencil ? hex('3a3d42') : hex('23242a')
  const ground = pencil ? hex('f3f1ec') : cream
  eachPixel(calm, (data, from, x, y) => {
    const at = from >> 2
    const shade = 1 - (luma[at] as number) / 255
    const sway = noise.fbm((x / unit) * 0.02, (y / unit) * 0.02, 2) * 5
    const along = (x + y) / unit + sway
    const counter = (x - y) / unit + sway
    const hatch = (phase: number, gap: number) =>
      smooth(0.62, 0.9, Math.abs(((((phase / gap) % 1) + 1) % 1) - 0.5) * 2)
    let tone = Math.max(fine[at] as number, (broad[at] as number) * 0.8)
    const grain = paper(x, y)
    if (pencil) {
      tone = Math.max(tone, clamp((shade - 0.16) * 0.85 + grain * 0.28 * shade) * 0.72)
      tone = Math.max(tone, hatch(along, 6.2) * smooth(0.3, 0.75, shade) * 0.62)
    } else {
      tone = Math.max(tone, hatch(along, 8.4) * smooth(0.42, 0.6, shade) * 0.85)
      tone = Math.max(tone, hatch(counter, 8.4) * smooth(0.62, 0.8, shade) * 0.85)
    }
    const colour: Colour = mix3(ground, dark, clamp(tone * (1 - Math.max(0, grain) * 0.35)))
    data[from] = colour[0]
    data[from + 1] = colour[1]
    data[from + 2] = colour[2]
  })
  return toCanvas(calm)
}

const mix3 = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** White lines on blue with a grid. */
export function blueprint(canvas: Canvas, seed: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const calm = soften(raster, Math.max(2, Math.round(2.5 * unit)))
  const edges = findEdges(calm, Math.max(0.7, 1.3 * unit), 5)
  const luma = lumaOf(calm)
  const paper = tooth(seed, unit)
  const deep = hex('0f3a78')
  const pale = mix(deep, hex('3f7fc4'), 0.6)
  const white = hex('e8f2ff')
  eachPixel(calm, (data, from, x, y) => {
    const at = from >> 2
    const grid = (every: number, wide: number) =>
      x % (every * unit) < wide * unit || y % (every * unit) < wide * unit ? 1 : 0
    const lines = Math.max((edges[at] as number) * 0.95, grid(100, 1.5) * 0.3, grid(20, 1) * 0.13)
    const ground = mix3(deep, pale, clamp(((luma[at] as number) / 255) * 0.42 + paper(x, y) * 0.06))
    const colour = mix3(ground, white, lines)
    data[from] = colour[0]
    data[from + 1] = colour[1]
    data[from + 2] = colour[2]
  })
  return toCanvas(calm)
}
