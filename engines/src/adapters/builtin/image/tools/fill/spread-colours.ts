import { realAt } from '../pixels.ts'

export type Sheet = { width: number; height: number; colours: Float32Array; weights: Float32Array }

/** Fills what has no weight smoothly with what has, from far to near: averages of ever larger squares stand in for what is missing. */
export function spreadColours({ width, height, colours, weights }: Sheet): Float32Array {
  if (width <= 1 && height <= 1) return colours
  const half = shrink({ width, height, colours, weights })
  const far = spreadColours(half)
  const filled = new Float32Array(colours.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const share = Math.min(1, realAt(weights, at))
      for (let channel = 0; channel < 3; channel += 1) {
        const known = share > 0 ? realAt(colours, at * 3 + channel) * share : 0
        filled[at * 3 + channel] =
          share >= 1 ? known : known + (1 - share) * between(half, far, x, y, channel)
      }
    }
  return filled
}

function shrink({ width, height, colours, weights }: Sheet): Sheet {
  const half: Sheet = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    colours: new Float32Array(Math.ceil(width / 2) * Math.ceil(height / 2) * 3),
    weights: new Float32Array(Math.ceil(width / 2) * Math.ceil(height / 2)),
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const weight = realAt(weights, y * width + x)
      if (weight === 0) continue
      const to = (y >> 1) * half.width + (x >> 1)
      half.weights[to] = realAt(half.weights, to) + weight
      for (let channel = 0; channel < 3; channel += 1)
        half.colours[to * 3 + channel] =
          realAt(half.colours, to * 3 + channel) +
          weight * realAt(colours, (y * width + x) * 3 + channel)
    }
  for (let at = 0; at < half.weights.length; at += 1) {
    const weight = realAt(half.weights, at)
    for (let channel = at * 3; weight > 0 && channel < at * 3 + 3; channel += 1)
      half.colours[channel] = realAt(half.colours, channel) / weight
    half.weights[at] = Math.min(1, weight)
  }
  return half
}

function between(half: Sheet, far: Float32Array, x: number, y: number, channel: number): number {
  const fromX = Math.max(0, (x - 0.5) / 2)
  const fromY = Math.max(0, (y - 0.5) / 2)
  const left = Math.min(half.width - 1, Math.floor(fromX))
  const top = Math.min(half.height - 1, Math.floor(fromY))
  const right = Math.min(half.width - 1, left + 1)
  const below = Math.min(half.height - 1, top + 1)
  const partX = fromX - left
  const partY = fromY - top
  const at = (column: number, row: number) => realAt(far, (row * half.width + column) * 3 + channel)
  const upper = at(left, top) + (at(right, top) - at(left, top)) * partX
  const lower = at(left, below) + (at(right, below) - at(left, below)) * partX
  return upper + (lower - upper) * partY
}
