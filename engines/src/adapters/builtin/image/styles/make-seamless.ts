// Goes on at its opposite edge, both ways: each border fades into the mirror of what lies across it.
import { smooth } from '../craft/colour.ts'
import { type Canvas, newRaster, type Raster, readCanvas, toCanvas } from '../craft/raster.ts'

const borderShare = 0.22

export const makeSeamless = (canvas: Canvas): Canvas =>
  toCanvas(turned(fadeAcross(turned(fadeAcross(readCanvas(canvas))))))

/** The left border becomes what follows the right one. */
function fadeAcross(raster: Raster): Raster {
  const { width, height, data } = raster
  const border = Math.max(1, Math.floor(width * borderShare))
  const out = newRaster(width, height)
  out.data.set(data)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < border; x += 1) {
      const part = 0.5 * (1 - smooth(0, border, x))
      mixInto(out.data, data, (y * width + x) * 4, (y * width + width - 1 - x) * 4, part)
      mixInto(out.data, data, (y * width + width - 1 - x) * 4, (y * width + x) * 4, part)
    }
  return out
}

function mixInto(
  out: Uint8ClampedArray,
  data: Uint8ClampedArray,
  to: number,
  other: number,
  part: number,
): void {
  for (let channel = 0; channel < 3; channel += 1)
    out[to + channel] =
      (data[to + channel] as number) * (1 - part) + (data[other + channel] as number) * part
}

/** Rows as columns. */
function turned({ width, height, data }: Raster): Raster {
  const out = newRaster(height, width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 4; channel += 1)
        out.data[(x * height + y) * 4 + channel] = data[(y * width + x) * 4 + channel] as number
  return out
}
