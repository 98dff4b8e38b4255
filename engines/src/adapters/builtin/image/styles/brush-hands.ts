// Brushes: strokes along the shapes, from broad to fine, in the colours that lie under them.
import { type Colour, clamp, css } from '../craft/colour.ts'
import { createRandom, mixBits } from '../craft/random.ts'
import { type Canvas, eachPixel, type Raster, readCanvas, toCanvas } from '../craft/raster.ts'
import { edgesOf } from './edges.ts'
import type { StyleHand } from './style-hand.ts'

type Layer = {
  /** Share of the picture's height. */
  broad: number
  length: number
  alpha: number
  /** How much each stroke's colour differs from what lies under it, of 255. */
  lively: number
  /** Only where shapes end. */
  edgesOnly?: boolean
}

export const brushOil: StyleHand = (canvas, { seeds }, { strength }) =>
  relief(
    brush(canvas, seeds.detail, [
      { broad: 0.014 + strength * 0.012, length: 4, alpha: 0.9, lively: 14 },
      { broad: 0.009, length: 4, alpha: 0.85, lively: 16 },
      { broad: 0.0045, length: 4, alpha: 0.9, lively: 10, edgesOnly: true },
    ]),
    0.5 * strength,
  )

export const brushBroken: StyleHand = (canvas, { seeds }, { strength }) =>
  relief(
    brush(canvas, seeds.detail, [
      { broad: 0.018, length: 2.4, alpha: 0.95, lively: 22 },
      { broad: 0.011, length: 2.4, alpha: 0.9, lively: 26 + strength * 26 },
      { broad: 0.006, length: 2.6, alpha: 0.9, lively: 24, edgesOnly: true },
    ]),
    0.4 * strength,
  )

/** Thin washes on paper that shows, with pigment at their edges. */
export const brushWater: StyleHand = (canvas, { seeds }, { strength }) => {
  const washed = brush(canvas, seeds.detail, [
    { broad: 0.02, length: 2, alpha: 0.5, lively: 10 },
    { broad: 0.008, length: 2, alpha: 0.35, lively: 8 },
  ])
  const raster = readCanvas(washed)
  const { steep } = edgesOf(raster, raster.height / 500)
  const cell = Math.max(1, raster.height / 700)
  eachPixel(raster, (data, from, x, y) => {
    const paper =
      mixBits(Math.floor(x / cell) * 7919 + Math.floor(y / cell) * 104729 + seeds.detail) /
      4294967296
    const pigment = 1 - clamp((steep[from / 4] as number) * 0.7, 0, 0.28) - (paper - 0.5) * 0.07
    const lift = 0.14 + 0.1 * strength
    for (let channel = from; channel < from + 3; channel += 1) {
      const value = data[channel] as number
      data[channel] = (value + (250 - value) * lift) * pigment
    }
  })
  return toCanvas(raster)
}

function brush(canvas: Canvas, seed: number, layers: readonly Layer[]): Canvas {
  const raster = readCanvas(canvas)
  const out = toCanvas(raster)
  for (const [at, layer] of layers.entries()) strokes(out, raster, layer, mixBits(seed + at))
  return out
}

function strokes(out: Canvas, from: Raster, layer: Layer, seed: number): void {
  const { width, height, data } = from
  const radius = Math.max(1.2, layer.broad * height)
  const { steep, angle } = edgesOf(from, radius * 0.7)
  const random = createRandom(seed, 'strokes')
  const context = out.getContext('2d')
  context.lineCap = 'round'
  context.lineWidth = radius
  for (let y = 0; y < height; y += radius * 0.8)
    for (let x = 0; x < width; x += radius * 0.9) {
      const atX = clamp(Math.round(x + random.around() * radius), 0, width - 1)
      const atY = clamp(Math.round(y + random.around() * radius), 0, height - 1)
      const lively = random.around() * layer.lively
      const at = atY * width + atX
      const edge = steep[at] as number
      const lean = random.around() * 0.25
      if (layer.edgesOnly && edge < 0.06) continue
      const turn = edge > 0.012 ? (angle[at] as number) + Math.PI / 2 + lean : lean * 1.6
      const reach = (radius * layer.length) / 2 / (edge > 0.25 ? 2 : 1)
      const colour = [0, 1, 2].map((channel) =>
        clamp((data[at * 4 + channel] as number) + lively, 0, 255),
      )
      context.strokeStyle = css(colour as unknown as Colour, layer.alpha)
      context.beginPath()
      context.moveTo(atX - Math.cos(turn) * reach, atY - Math.sin(turn) * reach)
      context.lineTo(atX + Math.cos(turn) * reach, atY + Math.sin(turn) * reach)
      context.stroke()
    }
}

/** Light from the upper left on the ridges of the paint. */
function relief(canvas: Canvas, strength: number): Canvas {
  const raster = readCanvas(canvas)
  const { luma } = edgesOf(raster, 0)
  const { width } = raster
  eachPixel(raster, (data, from) => {
    const at = from / 4
    const before = luma[Math.max(0, at - width - 1)] as number
    const lift = clamp((luma[at] as number) - before, -24, 24) * strength
    for (let channel = from; channel < from + 3; channel += 1)
      data[channel] = (data[channel] as number) + lift
  })
  return toCanvas(raster)
}
