// Darkened, with glowing outlines in two colours and the lines of a screen.
import { type Colour, clamp, hex } from '../craft/colour.ts'
import { type Canvas, eachPixel, gaussianBlur, readCanvas, toCanvas } from '../craft/raster.ts'
import { findEdges } from './edges.ts'
import { soften } from './soften.ts'

export function neon(canvas: Canvas, strength: number): Canvas {
  const raster = readCanvas(canvas)
  const { width, height } = raster
  const unit = Math.min(width, height) / 1000
  const calm = soften(raster, Math.max(2, Math.round(2 * unit)))
  const lines = findEdges(calm, Math.max(0.8, 1.2 * unit), 4)
  const glow = gaussianBlur(lines, width, height, Math.max(2, 9 * unit))
  const pink: Colour = hex('ff3aa8')
  const cyan: Colour = hex('28e4ff')
  eachPixel(calm, (data, from, x, y) => {
    const at = from >> 2
    const share = clamp(0.5 + Math.sin((x / unit) * 0.004 + (y / unit) * 0.006) * 0.6)
    const light = clamp((lines[at] as number) * 0.8 + (glow[at] as number) * 1.9) * strength
    const scan = Math.floor(y / Math.max(1, 2 * unit)) % 2 ? 1 : 0.93
    const dim = 1 - 0.5 * strength
    for (let part = 0; part < 3; part += 1) {
      const tone =
        (pink[part] as number) + ((cyan[part] as number) - (pink[part] as number)) * share
      const own = (data[from + part] as number) * dim
      data[from + part] = (own + tone * light * (1 - own / 400)) * scan
    }
  })
  return toCanvas(calm)
}
