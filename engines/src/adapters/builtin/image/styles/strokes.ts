// Paints a picture anew with a brush: large strokes first, then smaller ones where the picture has detail, along its edges.
import { type Colour, clamp, css } from '../craft/colour.ts'
import { createNoise } from '../craft/noise.ts'
import { createRandom } from '../craft/random.ts'
import {
  type Canvas,
  gaussianBlur,
  lumaOf,
  newCanvas,
  type Raster,
  readCanvas,
  writeCanvas,
} from '../craft/raster.ts'
import { slopes } from './edges.ts'

export type Brush = {
  /** Breadth of the strokes of each coat, in thousandths of the shorter side, from coarse to fine. */
  coats: readonly number[]
  /** How many times as long as broad. */
  long: number
  /** How far each stroke's colour strays, 0 to 1. */
  stray: number
  /** How much the paint stands up, 0 to 1. */
  relief: number
}

export function paintStrokes(canvas: Canvas, brush: Brush, seed: number): Canvas {
  const source = readCanvas(canvas)
  const { width, height } = source
  const unit = Math.min(width, height) / 1000
  const out = newCanvas(width, height)
  const context = out.getContext('2d')
  context.drawImage(canvas, 0, 0)
  context.lineCap = 'round'
  const luma = gaussianBlur(lumaOf(source), width, height, Math.max(1, 4 * unit))
  const slope = slopes(luma, width, height)
  const noise = createNoise(seed, 'strokes')
  for (const [coat, size] of brush.coats.entries()) {
    const random = createRandom(seed, `coat ${coat}`)
    const wide = Math.max(1.1, size * unit)
    const step = wide * (coat === 0 ? 0.75 : 0.9)
    const spots: [number, number][] = []
    for (let y = 0; y < height + step; y += step)
      for (let x = 0; x < width + step; x += step)
        spots.push([x + random.around() * step, y + random.around() * step])
    shuffle(spots, random.next)
    for (const [x, y] of spots) {
      const column = clamp(Math.round(x), 0, width - 1)
      const row = clamp(Math.round(y), 0, height - 1)
      const at = row * width + column
      const steep = Math.hypot(slope.x[at] as number, slope.y[at] as number)
      const detail = clamp(steep / 9)
      if (coat > 0 && random.next() > 0.2 + detail * 1.4) continue
      const across = Math.atan2(slope.y[at] as number, slope.x[at] as number)
      const drift = noise.fbm((x / unit) * 0.004, (y / unit) * 0.004, 2) * Math.PI
      const angle = steep > 1.1 ? across + Math.PI / 2 : drift
      const length = wide * brush.long * (1 - detail * 0.5) * random.range(0.6, 1.2)
      context.strokeStyle = css(strayed(source, at, brush.stray, random.around))
      context.lineWidth = wide * random.range(0.7, 1.15)
      context.globalAlpha = 0.93
      const bend = angle + random.around() * 0.4
      const halfX = Math.cos(angle) * length * 0.5
      const halfY = Math.sin(angle) * length * 0.5
      context.beginPath()
      context.moveTo(x - halfX, y - halfY)
      context.quadraticCurveTo(
        x + Math.cos(bend + 1.5) * length * 0.08,
        y + Math.sin(bend + 1.5) * length * 0.08,
        x + halfX,
        y + halfY,
      )
      context.stroke()
    }
  }
  if (brush.relief > 0) raise(out, brush.relief, seed)
  return out
}

function strayed({ data }: Raster, at: number, stray: number, around: () => number): Colour {
  const light = around() * stray * 46
  const warm = around() * stray * 30
  return [
    clamp((data[at * 4] as number) + light + warm, 0, 255),
    clamp((data[at * 4 + 1] as number) + light, 0, 255),
    clamp((data[at * 4 + 2] as number) + light - warm, 0, 255),
  ]
}

function shuffle<Item>(items: Item[], next: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const kept = items[at] as Item
    items[at] = items[other] as Item
    items[other] = kept
  }
}

/** Light from the upper left on the ridges of the paint. */
export function raise(canvas: Canvas, strength: number, seed: number): void {
  const raster = readCanvas(canvas)
  const { width, height, data } = raster
  const luma = lumaOf(raster)
  const noise = createNoise(seed, 'canvas')
  for (let y = 1, at = 0; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      at = y * width + x
      const rise = (luma[at] as number) - (luma[at - width - 1] as number)
      const weave = noise.at(x * 0.45, y * 0.45) * 2.4
      const light = clamp(rise * 0.42 + weave, -26, 26) * strength
      for (let part = 0; part < 3; part += 1)
        data[at * 4 + part] = (data[at * 4 + part] as number) + light
    }
  writeCanvas(canvas, raster)
}
