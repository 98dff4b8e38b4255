// Leans shapes along slow waves and lets hues change places.

import { clamp } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import { type Canvas, newRaster, type Raster, toCanvas } from '../craft/raster.ts'

export function makeWeird(raster: Raster, weird: number, seed: number): Canvas {
  const { width, height, data } = raster
  const random = createRandom(seed, 'weird')
  const reach = weird * height * 0.05
  const [first, second, phase] = [random.range(1.2, 3), random.range(1.5, 4), random.range(0, 6)]
  const turn = weird * random.range(0.5, 1) * (random.chance(0.5) ? 1 : -1) * Math.PI
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const out = newRaster(width, height)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const u = (x / height) * Math.PI * 2
      const v = (y / height) * Math.PI * 2
      const fromX = clamp(Math.round(x + reach * Math.sin(v * first + phase)), 0, width - 1)
      const fromY = clamp(Math.round(y + reach * Math.sin(u * second + phase * 2)), 0, height - 1)
      const from = (fromY * width + fromX) * 4
      const [red, green, blue] = [
        data[from] as number,
        data[from + 1] as number,
        data[from + 2] as number,
      ]
      const luma = 0.299 * red + 0.587 * green + 0.114 * blue
      const i = (red - luma) * 1.14
      const j = (blue - luma) * 0.9
      const [i2, j2] = [i * cos - j * sin, i * sin + j * cos]
      out.data[to] = luma + i2 / 1.14
      out.data[to + 1] = luma - i2 * 0.45 - j2 * 0.22
      out.data[to + 2] = luma + j2 / 0.9
      out.data[to + 3] = 255
    }
  return toCanvas(out)
}
