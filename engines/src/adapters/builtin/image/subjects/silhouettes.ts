// Living things as shapes: outlines of smooth curves within a box one unit high that stands on y = 0 (up is negative).
import { type Colour, css } from '../craft/colour.ts'
import type { Context } from '../craft/raster.ts'
import type { Point } from './silhouette.ts'
import { type ShapeName, shapes } from './silhouette-shapes.ts'

export function traceShape(
  context: Context,
  name: ShapeName,
  x: number,
  y: number,
  size: number,
  flip = false,
): void {
  const way = flip ? -1 : 1
  for (const outline of shapes[name]) {
    const points = outline.map(([px, py]): Point => [x + px * size * way, y + py * size])
    const middle = (at: number): Point => {
      const [ax, ay] = points[at % points.length] as Point
      const [bx, by] = points[(at + 1) % points.length] as Point
      return [(ax + bx) / 2, (ay + by) / 2]
    }
    context.moveTo(...middle(0))
    for (let at = 1; at <= points.length; at += 1) {
      const [px, py] = points[at % points.length] as Point
      context.quadraticCurveTo(px, py, ...middle(at))
    }
    context.closePath()
  }
}

export function drawShape(
  context: Context,
  name: ShapeName,
  at: { x: number; y: number; size: number; flip?: boolean },
  colour: Colour,
  alpha = 1,
): void {
  context.fillStyle = css(colour, alpha)
  context.beginPath()
  traceShape(context, name, at.x, at.y, at.size, at.flip)
  context.fill('nonzero')
}

/** Antlers, which no outline does well. */
export function drawAntlers(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Colour,
): void {
  context.strokeStyle = css(colour)
  context.lineWidth = size * 0.016
  context.beginPath()
  for (const side of [-1, 1]) {
    const rootX = x + size * 0.27
    const rootY = y - size * 0.83
    context.moveTo(rootX, rootY)
    context.bezierCurveTo(
      rootX + side * size * 0.08,
      rootY - size * 0.06,
      rootX + side * size * 0.16,
      rootY - size * 0.12,
      rootX + side * size * 0.11,
      rootY - size * 0.27,
    )
    for (const [part, dx] of [
      [0.35, 0.1],
      [0.62, 0.09],
      [0.85, -0.05],
    ] as const) {
      const px = rootX + side * size * (0.06 + part * 0.07)
      const py = rootY - size * 0.24 * part - size * 0.02
      context.moveTo(px, py)
      context.lineTo(px + side * size * dx, py - size * 0.08)
    }
  }
  context.stroke()
}
