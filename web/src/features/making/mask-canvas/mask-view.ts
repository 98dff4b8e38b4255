// How a picture lies on the stage: a pixel of it at `x * scale + view.x` of the stage's own pixels.

import { distance, middle, type Rect, type Size } from './mask-geometry.ts'
import type { Point } from './mask-history.ts'

export type View = { scale: number; x: number; y: number }

/** Free at each side of a picture that fits, and what of one stays in sight wherever it is moved. */
const marginPx = 12
const keptPx = 48
/** How large a pixel of the picture can become. */
const maxScale = 16

const fitScale = (picture: Size, stage: Size): number => {
  const width = Math.max(1, stage.width - 2 * marginPx)
  const height = Math.max(1, stage.height - 2 * marginPx)
  return Math.min(width / picture.width, height / picture.height, maxScale)
}

/** All of the picture, in the middle. */
export function fitView(picture: Size, stage: Size): View {
  const scale = fitScale(picture, stage)
  return {
    scale,
    x: (stage.width - picture.width * scale) / 2,
    y: (stage.height - picture.height * scale) / 2,
  }
}

/** The view within what is sensible: neither lost out of sight nor out of scale. */
export function keepInSight(view: View, picture: Size, stage: Size): View {
  const min = fitScale(picture, stage) / 2
  const scale = Math.min(Math.max(view.scale, min), Math.max(maxScale, min))
  const within = (at: number, length: number, room: number) =>
    Math.min(Math.max(at, keptPx - length * scale), room - keptPx)
  return {
    scale,
    x: within(view.x, picture.width, stage.width),
    y: within(view.y, picture.height, stage.height),
  }
}

/** Larger or smaller by a factor, with what lies at a point of the stage staying there. */
export function zoomAt(view: View, factor: number, [x, y]: Point, limits: Limits): View {
  const min = fitScale(limits.picture, limits.stage) / 2
  const scale = Math.min(Math.max(view.scale * factor, min), Math.max(maxScale, min))
  const by = scale / view.scale
  return keepInSight(
    { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by },
    limits.picture,
    limits.stage,
  )
}

export type Limits = { picture: Size; stage: Size }

export const panBy = (view: View, dx: number, dy: number, { picture, stage }: Limits): View =>
  keepInSight({ ...view, x: view.x + dx, y: view.y + dy }, picture, stage)

/** Two fingers that were at `from` are at `to`: what lay between them lies there still. */
export function pinch(
  view: View,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  limits: Limits,
): View {
  const factor = distance(...to) / Math.max(1, distance(...from))
  const [fromX, fromY] = middle(...from)
  const [toX, toY] = middle(...to)
  const moved = { ...view, x: view.x + toX - fromX, y: view.y + toY - fromY }
  return zoomAt(moved, factor, [toX, toY], limits)
}

export const toPicture = ({ scale, x, y }: View, [stageX, stageY]: Point): Point => [
  (stageX - x) / scale,
  (stageY - y) / scale,
]

/** What of the picture is in sight, in its pixels. */
export function visiblePart(view: View, { picture, stage }: Limits): Rect {
  const [left, top] = toPicture(view, [0, 0])
  const [right, bottom] = toPicture(view, [stage.width, stage.height])
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  return {
    x,
    y,
    width: Math.min(picture.width, right) - x,
    height: Math.min(picture.height, bottom) - y,
  }
}
