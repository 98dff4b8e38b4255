// Steps of a mask on a canvas: opaque where it is marked, nothing where it is not. The context is scaled to pixels of the picture.
import type { Size } from './mask-geometry.ts'
import { middle } from './mask-geometry.ts'
import type { MaskAction, Point } from './mask-history.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export function paintAction(context: Context, action: MaskAction, { width, height }: Size): void {
  context.save()
  context.fillStyle = '#fff'
  context.strokeStyle = '#fff'
  if (action.kind === 'clear') context.clearRect(0, 0, width, height)
  else if (action.kind === 'invert') {
    context.globalCompositeOperation = 'xor'
    context.fillRect(0, 0, width, height)
  } else {
    context.globalCompositeOperation = action.erase ? 'destination-out' : 'source-over'
    if (action.kind === 'area') {
      tracePoints(context, action.points)
      context.fill()
    } else paintStroke(context, action.points, action.size)
  }
  context.restore()
}

export function tracePoints(context: Context, points: readonly Point[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}

/** A round brush; between its points it bends instead of breaking. */
function paintStroke(context: Context, points: readonly Point[], size: number): void {
  const [first, ...rest] = points
  if (!first) return
  context.beginPath()
  if (rest.length === 0) {
    context.arc(first[0], first[1], size / 2, 0, 2 * Math.PI)
    context.fill()
    return
  }
  context.lineWidth = size
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.moveTo(...first)
  for (const [at, point] of rest.entries()) {
    const next = rest[at + 1]
    const [x, y] = next ? middle(point, next) : point
    context.quadraticCurveTo(point[0], point[1], x, y)
  }
  context.stroke()
}

/** Steps that still show: those before the last clearing do not. */
export function shownActions(actions: readonly MaskAction[]): readonly MaskAction[] {
  const cleared = actions.findLastIndex(({ kind }) => kind === 'clear')
  return actions.slice(cleared + 1)
}
