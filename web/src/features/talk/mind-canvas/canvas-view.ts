// How a map lies on its stage: x and y are where its corner stands, in px of the stage. Pure.
export type CanvasView = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const minScale = 0.1
export const maxScale = 2.5
/** A map that is only shown whole when its words cannot be read is shown from its middle on. */
const readableScale = 0.55

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Larger or smaller by a factor, with what is at a point staying there. */
export function zoomed(view: CanvasView, factor: number, at: Point): CanvasView {
  const scale = clamp(view.scale * factor, minScale, maxScale)
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The whole map in the middle of the stage; one that is too large for that, to be read from `middle` on, unless `whole`. */
export function fittedView(
  map: Size,
  stage: Size,
  { middle, whole }: { middle: number; whole: boolean },
): CanvasView {
  const fits = Math.min(1, stage.width / map.width, stage.height / map.height)
  const scale = clamp(fits, whole ? minScale : readableScale, 1)
  const [width, height] = [map.width * scale, map.height * scale]
  return {
    scale,
    x: width <= stage.width ? (stage.width - width) / 2 : 0,
    y: height <= stage.height ? (stage.height - height) / 2 : stage.height / 2 - middle * scale,
  }
}

/** The least move by which a box comes into sight. */
export function shownView(view: CanvasView, box: Point & Size, stage: Size): CanvasView {
  const edge = 24
  const shift = (start: number, length: number, room: number) => {
    const [before, after] = [start - edge, start + length + edge - room]
    return before < 0 ? -before : after > 0 ? -Math.min(after, before) : 0
  }
  const { scale } = view
  const dx = shift(view.x + box.x * scale, box.width * scale, stage.width)
  const dy = shift(view.y + box.y * scale, box.height * scale, stage.height)
  return dx === 0 && dy === 0 ? view : { scale, x: view.x + dx, y: view.y + dy }
}

/** Where on the map a point of the stage is. */
export const onMap = ({ scale, x, y }: CanvasView, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})
