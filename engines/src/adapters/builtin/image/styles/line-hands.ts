// Pens and pencils, and light that draws its own lines.
import { type Colour, clamp, hex } from '../craft/colour.ts'
import { mixBits } from '../craft/random.ts'
import {
  type Canvas,
  newCanvas,
  newRaster,
  type Raster,
  readCanvas,
  toCanvas,
} from '../craft/raster.ts'
import { edgesOf } from './edges.ts'
import type { StyleHand } from './style-hand.ts'

type Sheet = { paper: Colour; pen: Colour }

export const drawLines: StyleHand = (canvas, _scene, { strength }) =>
  onSheet(canvas, { paper: hex('f7f4ec'), pen: hex('1d2026') }, (inked, { luma, x, y, unit }) =>
    Math.max(inked * (1.1 + strength * 0.6), engraved(luma, y, Math.max(4, unit * 6.5), x) * 0.75),
  )

export const drawBlueprint: StyleHand = (canvas, _scene, { strength }) =>
  onSheet(canvas, { paper: hex('123a7a'), pen: hex('e8f1ff') }, (inked, { luma, x, y, unit }) => {
    const fine = onGrid(x, y, unit * 20, Math.max(1, unit)) ? 0.1 : 0
    const coarse = onGrid(x, y, unit * 100, Math.max(1, unit)) ? 0.22 : 0
    return Math.max(inked * (1 + strength * 0.5), fine, coarse) + (luma / 255) * 0.1
  })

export const drawSketch: StyleHand = (canvas, { seeds }, { strength }) =>
  onSheet(canvas, { paper: hex('f5f2ea'), pen: hex('34343a') }, (inked, { luma, x, y, unit }) => {
    const dark = 1 - luma / 255
    const grain = mixBits(Math.floor(x) * 7919 + Math.floor(y) * 104729 + seeds.detail) / 4294967296
    const hatch = (turn: number, from: number) => {
      const along = (x + y * turn) / (unit * 4.5)
      return dark > from ? (0.5 + 0.5 * Math.sin(along * Math.PI * 2)) * (dark - from) * 1.5 : 0
    }
    const tone = Math.max(hatch(1, 0.3), hatch(-1, 0.52), hatch(0.2, 0.7)) + dark * 0.08
    return Math.max(inked * (0.7 + strength * 0.5), tone) * (0.62 + grain * 0.5)
  })

const onGrid = (x: number, y: number, step: number, thick: number) =>
  x % step < thick || y % step < thick

/** Lines that swell with the dark, as a burin cuts them. */
function engraved(luma: number, y: number, step: number, x: number): number {
  const place = (((y + Math.sin(x / (step * 14)) * step * 0.4) % step) + step) % step
  const dark = clamp(0.52 - luma / 255) / 0.52
  return place / step < dark * 0.75 ? 1 : 0
}

type Spot = {
  luma: number
  x: number
  y: number /** Pixels of a thousandth of the height. */
  unit: number
}

function onSheet(
  canvas: Canvas,
  { paper, pen }: Sheet,
  ink: (inked: number, spot: Spot) => number,
): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = height / 1000
  const { steep, luma } = edgesOf(raster, Math.max(0.8, unit * 1.3))
  const out: Raster = newRaster(width, height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const inked = clamp(((steep[at] as number) - 0.035) * 6)
      const part = clamp(ink(inked, { luma: luma[at] as number, x, y, unit }))
      for (let channel = 0; channel < 3; channel += 1)
        out.data[at * 4 + channel] =
          (paper[channel] as number) +
          ((pen[channel] as number) - (paper[channel] as number)) * part
      out.data[at * 4 + 3] = 255
    }
  return toCanvas(out)
}

/** Edges burn in the scene's two lights. */
export const glow: StyleHand = (canvas, { palette }, { strength }) => {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const { steep } = edgesOf(raster, Math.max(1, height / 600))
  const lines = newRaster(width, height)
  for (let at = 0; at < steep.length; at += 1) {
    const part = clamp(((steep[at] as number) - 0.05) * 3)
    const colour = Math.floor(at / width) < height * 0.55 ? palette.light : palette.accent
    lines.data.set([colour[0], colour[1], colour[2], part * 255], at * 4)
  }
  const sheet = toCanvas(lines)
  const out = newCanvas(width, height)
  const context = out.getContext('2d')
  context.drawImage(canvas, 0, 0)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = 0.25 + strength * 0.3
  context.drawImage(sheet, 0, 0)
  context.filter = `blur(${Math.max(2, height / 110).toFixed(1)}px)`
  context.globalAlpha = 0.35 + strength * 0.4
  context.drawImage(sheet, 0, 0)
  return out
}
