// Points and rectangles on a picture, in its pixels.
import type { Point } from './mask-history.ts'

export type Size = { width: number; height: number }
export type Rect = { x: number; y: number; width: number; height: number }

const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(value, min), Math.max(min, max))

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

export const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** The points without those nearer than `apart` to the one before; the last one stays. */
export function thin(points: readonly Point[], apart: number): Point[] {
  const kept: Point[] = []
  for (const [at, point] of points.entries()) {
    const before = kept.at(-1)
    if (!before || distance(before, point) >= apart || at === points.length - 1) kept.push(point)
  }
  return kept
}

/** The rectangle between two corners, within the picture. */
export function rectBetween([ax, ay]: Point, [bx, by]: Point, picture: Size): Rect {
  const left = clamp(Math.min(ax, bx), 0, picture.width)
  const top = clamp(Math.min(ay, by), 0, picture.height)
  const right = clamp(Math.max(ax, bx), 0, picture.width)
  const bottom = clamp(Math.max(ay, by), 0, picture.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const cornersOf = ({ x, y, width, height }: Rect): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Moved as far as the picture goes. */
export const moveRect = (rect: Rect, dx: number, dy: number, picture: Size): Rect => ({
  ...rect,
  x: clamp(rect.x + dx, 0, picture.width - rect.width),
  y: clamp(rect.y + dy, 0, picture.height - rect.height),
})

/** Its lower right corner moved; never smaller than a pixel, nor out of the picture. */
export const resizeRect = (rect: Rect, dx: number, dy: number, picture: Size): Rect => ({
  ...rect,
  width: clamp(rect.width + dx, 1, picture.width - rect.x),
  height: clamp(rect.height + dy, 1, picture.height - rect.y),
})

export const roundRect = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

/** How much lies within points, in square pixels. */
export function areaOf(points: readonly Point[]): number {
  let twice = 0
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}
