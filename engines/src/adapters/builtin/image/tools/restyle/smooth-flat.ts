import { blankPixels, byteAt, type Pixels } from '../pixels.ts'

/** Kuwahara's filter: each pixel takes the mean of the calmest of the four squares that meet at it, so that areas grow even and edges stay. */
export function smoothFlat(picture: Pixels, reach: number): Pixels {
  const { width, height, data } = picture
  const sums = tableOf(picture)
  const made = blankPixels(width, height)
  const best = new Float64Array(3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let min = Number.POSITIVE_INFINITY
      for (let corner = 0; corner < 4; corner += 1) {
        const left = Math.max(0, corner & 1 ? x : x - reach)
        const right = Math.min(width, (corner & 1 ? x + reach : x) + 1)
        const top = Math.max(0, corner & 2 ? y : y - reach)
        const bottom = Math.min(height, (corner & 2 ? y + reach : y) + 1)
        min = calmer(sums, width + 1, { left, right, top, bottom }, min, best)
      }
      const at = (y * width + x) * 4
      made.data.set(best, at)
      made.data[at + 3] = byteAt(data, at + 3)
    }
  return made
}

type Square = { left: number; right: number; top: number; bottom: number }

function calmer(
  sums: Float64Array,
  stride: number,
  { left, right, top, bottom }: Square,
  min: number,
  best: Float64Array,
): number {
  const count = (right - left) * (bottom - top)
  const a = (top * stride + left) * 4
  const b = (top * stride + right) * 4
  const c = (bottom * stride + left) * 4
  const d = (bottom * stride + right) * 4
  const sum = (channel: number) =>
    ((sums[d + channel] as number) -
      (sums[b + channel] as number) -
      (sums[c + channel] as number) +
      (sums[a + channel] as number)) /
    count
  const [red, green, blue] = [sum(0), sum(1), sum(2)]
  const spread = sum(3) - (red * red + green * green + blue * blue)
  if (spread >= min) return min
  best[0] = red
  best[1] = green
  best[2] = blue
  return spread
}

/** Sums of everything above and to the left: red, green, blue and their squares together. */
function tableOf({ width, height, data }: Pixels): Float64Array {
  const stride = (width + 1) * 4
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    const row = [0, 0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const [red, green, blue] = [
        byteAt(data, from),
        byteAt(data, from + 1),
        byteAt(data, from + 2),
      ]
      const values = [red, green, blue, red * red + green * green + blue * blue]
      for (let channel = 0; channel < 4; channel += 1) {
        row[channel] = (row[channel] as number) + (values[channel] as number)
        const to = (y + 1) * stride + (x + 1) * 4 + channel
        sums[to] = (sums[to - stride] as number) + (row[channel] as number)
      }
    }
  }
  return sums
}
