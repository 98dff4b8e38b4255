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
