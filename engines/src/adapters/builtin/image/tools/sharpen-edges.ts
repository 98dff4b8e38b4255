import { byteAt, type Pixels, realAt } from './pixels.ts'
import type { Step } from './tool.ts'

type Row = { blurred: Float32Array; min: Float32Array; max: Float32Array; light: Float32Array }

/**
 * Sharpens in place what an enlargement by `scale` left soft. Nothing goes beyond the lightest and darkest of its surroundings, so edges
 * get steeper without a halo; where hardly anything happens (noise, sky) nothing is done. Holds a few rows only: pictures can have 67
 * megapixels.
 */
export function sharpenEdges(picture: Pixels, scale: number, amount: number, step: Step): void {
  const reach = scale + 1
  const span = reach * 2 + 1
  const kernel = bell(reach, scale * 0.62)
  const ring = Array.from({ length: span }, () => emptyRow(picture.width))
  const rowAt = (y: number) => ring[Math.min(picture.height - 1, Math.max(0, y)) % span] as Row
  for (let y = 0; y <= Math.min(reach, picture.height - 1); y += 1)
    readRow(picture, y, kernel, rowAt(y))
  for (let y = 0; y < picture.height; y += 1) {
    if (y > 0 && y + reach < picture.height) readRow(picture, y + reach, kernel, rowAt(y + reach))
    const rows = Array.from({ length: span }, (_, at) => rowAt(y + at - reach))
    sharpenRow(picture, y, rows, kernel, amount * 2.4)
    if (y % 64 === 0) step((y / picture.height) * 100)
  }
}

function bell(reach: number, sigma: number): Float32Array {
  const kernel = Float32Array.from({ length: reach * 2 + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)),
  )
  const sum = kernel.reduce((total, each) => total + each, 0)
  return kernel.map((each) => each / sum)
}

const emptyRow = (width: number): Row => ({
  blurred: new Float32Array(width),
  min: new Float32Array(width),
  max: new Float32Array(width),
  light: new Float32Array(width),
})

function readRow({ width, data }: Pixels, y: number, kernel: Float32Array, row: Row): void {
  const reach = (kernel.length - 1) / 2
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4)
    row.light[x] =
      0.299 * byteAt(data, at) + 0.587 * byteAt(data, at + 1) + 0.114 * byteAt(data, at + 2)
  for (let x = 0; x < width; x += 1) {
    let sum = 0
    let min = 255
    let max = 0
    for (let by = -reach; by <= reach; by += 1) {
      const from = x + by
      const value = realAt(row.light, from < 0 ? 0 : from >= width ? width - 1 : from)
      sum += value * realAt(kernel, by + reach)
      if (value < min) min = value
      if (value > max) max = value
    }
    row.blurred[x] = sum
    row.min[x] = min
    row.max[x] = max
  }
}

function sharpenRow(
  { width, data }: Pixels,
  y: number,
  rows: readonly Row[],
  kernel: Float32Array,
  gain: number,
): void {
  const middle = rows[(rows.length - 1) / 2] as Row
  const blurred = new Float32Array(width)
  const min = new Float32Array(width).fill(255)
  const max = new Float32Array(width)
  for (const [at, row] of rows.entries()) {
    const weight = realAt(kernel, at)
    for (let x = 0; x < width; x += 1) {
      blurred[x] = realAt(blurred, x) + realAt(row.blurred, x) * weight
      min[x] = Math.min(realAt(min, x), realAt(row.min, x))
      max[x] = Math.max(realAt(max, x), realAt(row.max, x))
    }
  }
  for (let x = 0; x < width; x += 1) {
    const light = realAt(middle.light, x)
    const range = realAt(max, x) - realAt(min, x)
    const edge = Math.min(1, Math.max(0, (range - 6) / 18))
    if (edge === 0) continue
    const target = light + (light - realAt(blurred, x)) * gain * edge
    const change = Math.min(realAt(max, x), Math.max(realAt(min, x), target)) - light
    const at = (y * width + x) * 4
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = byteAt(data, channel) + change
  }
}
