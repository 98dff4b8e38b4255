// Flattens a picture into patches with firm edges (Kuwahara): for each pixel the calmest of the four squares that meet in it.
import { clamp } from '../craft/colour.ts'
import { lumaOf, newRaster, type Raster } from '../craft/raster.ts'

export function soften(raster: Raster, radius: number): Raster {
  const { width, height, data } = raster
  const luma = lumaOf(raster)
  const sums = [0, 1, 2].map((part) =>
    integral(width, height, (at) => data[at * 4 + part] as number),
  )
  const light = integral(width, height, (at) => luma[at] as number)
  const squares = integral(width, height, (at) => (luma[at] as number) ** 2)
  const out = newRaster(width, height)
  const stride = width + 1
  const area = (table: Float64Array, left: number, top: number, right: number, bottom: number) =>
    (table[bottom * stride + right] as number) -
    (table[top * stride + right] as number) -
    (table[bottom * stride + left] as number) +
    (table[top * stride + left] as number)
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      let least = Number.POSITIVE_INFINITY
      let best: [number, number, number, number] = [x, y, x + 1, y + 1]
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const left = clamp(quarter % 2 ? x : x - radius, 0, width)
        const top = clamp(quarter > 1 ? y : y - radius, 0, height)
        const right = clamp(quarter % 2 ? x + radius + 1 : x + 1, 0, width)
        const bottom = clamp(quarter > 1 ? y + radius + 1 : y + 1, 0, height)
        const count = (right - left) * (bottom - top)
        const mean = area(light, left, top, right, bottom) / count
        const spread = area(squares, left, top, right, bottom) / count - mean * mean
        if (spread < least) {
          least = spread
          best = [left, top, right, bottom]
        }
      }
      const count = (best[2] - best[0]) * (best[3] - best[1])
      for (let part = 0; part < 3; part += 1)
        out.data[to + part] = area(sums[part] as Float64Array, ...best) / count
      out.data[to + 3] = data[to + 3] as number
    }
  return out
}

function integral(width: number, height: number, value: (at: number) => number): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += value(y * width + x)
      table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] as number) + row
    }
  }
  return table
}
