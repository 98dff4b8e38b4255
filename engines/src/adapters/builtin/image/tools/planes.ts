// One number a pixel, and what is done with such sheets everywhere.
import { byteAt, type Pixels, realAt } from './pixels.ts'

export type Plane = { width: number; height: number; values: Float32Array }

export const blankPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
})

/** 0 to 255. */
export function lightPlane({ width, height, data }: Pixels): Plane {
  const plane = blankPlane(width, height)
  for (let at = 0; at < width * height; at += 1)
    plane.values[at] =
      0.299 * byteAt(data, at * 4) +
      0.587 * byteAt(data, at * 4 + 1) +
      0.114 * byteAt(data, at * 4 + 2)
  return plane
}

export function channelPlane({ width, height, data }: Pixels, channel: number): Plane {
  const plane = blankPlane(width, height)
  for (let at = 0; at < width * height; at += 1) plane.values[at] = byteAt(data, at * 4 + channel)
  return plane
}

/** Very near to a Gaussian: three boxes one after another. */
export function blurPlane(plane: Plane, sigma: number): Plane {
  const reach = Math.max(0, Math.round(sigma * 0.98))
  if (reach === 0) return { ...plane, values: plane.values.slice() }
  let result = plane
  for (let round = 0; round < 3; round += 1) result = boxDown(boxAcross(result, reach), reach)
  return result
}

function boxAcross({ width, height, values }: Plane, reach: number): Plane {
  const made = blankPlane(width, height)
  for (let y = 0; y < height; y += 1) box(values, made.values, y * width, 1, width, reach)
  return made
}

function boxDown({ width, height, values }: Plane, reach: number): Plane {
  const made = blankPlane(width, height)
  for (let x = 0; x < width; x += 1) box(values, made.values, x, width, height, reach)
  return made
}

function box(
  from: Float32Array,
  to: Float32Array,
  start: number,
  by: number,
  length: number,
  reach: number,
): void {
  const last = start + (length - 1) * by
  const at = (place: number) => realAt(from, Math.min(last, Math.max(start, start + place * by)))
  let sum = 0
  for (let place = -reach; place <= reach; place += 1) sum += at(place)
  for (let place = 0; place < length; place += 1) {
    to[start + place * by] = sum / (reach * 2 + 1)
    sum += at(place + reach + 1) - at(place - reach)
  }
}

export type Slopes = { across: Float32Array; down: Float32Array }

/** Sobel's, as a change for each pixel. */
export function slopesOf({ width, height, values }: Plane): Slopes {
  const across = new Float32Array(values.length)
  const down = new Float32Array(values.length)
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      const at = y * width
      const a = realAt(values, above + left)
      const c = realAt(values, above + right)
      const g = realAt(values, below + left)
      const i = realAt(values, below + right)
      across[at + x] =
        (c + 2 * realAt(values, at + right) + i - a - 2 * realAt(values, at + left) - g) / 8
      down[at + x] =
        (g + 2 * realAt(values, below + x) + i - a - 2 * realAt(values, above + x) - c) / 8
    }
  }
  return { across, down }
}

export function steepness({ across, down }: Slopes): Float32Array {
  return across.map((value, at) => Math.hypot(value, realAt(down, at)))
}
