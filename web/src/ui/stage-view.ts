// How a picture lies on its stage: scale 1 is whole, x and y move it from the middle, in px. Pure.
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }

export const wholeView: View = { scale: 1, x: 0, y: 0 }
export const maxScale = 8

/** Kept so that the picture never leaves the stage, and stands in the middle where it is smaller. */
export function withinStage(
  { scale, x, y }: View,
  picture: Size,
  stage: Size,
  max = maxScale,
): View {
  const kept = Math.min(max, Math.max(1, scale))
  const room = (side: keyof Size) => Math.max(0, (picture[side] * kept - stage[side]) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return { scale: kept, x: clamp(x, room('width')), y: clamp(y, room('height')) }
}

/** Larger or smaller by a factor, with the point under the fingers staying where it is; `at` is told from the middle of the stage. */
export function zoomedAt(
  view: View,
  factor: number,
  at: { x: number; y: number },
  max = maxScale,
): View {
  const scale = Math.min(max, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The largest size of a picture that is whole on the stage, and never larger than it is, or than so many times that. */
export function fitted(picture: Size, stage: Size, maxRatio = 1): Size {
  const ratio = Math.min(maxRatio, stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

/** How far a drawing may be zoomed: till its words are large, however small it had to be made to fit. */
export const maxScaleOfDrawing = (drawing: Size, shown: Size): number =>
  Math.max(maxScale, (4 * drawing.width) / Math.max(1, shown.width))

/** What a swipe of a whole picture means: another one, closing, or nothing. */
export function swipeMeaning(
  { x, y }: { x: number; y: number },
  stage: Size,
): 'previous' | 'next' | 'close' | null {
  const isSideways = Math.abs(x) > Math.abs(y)
  if (isSideways && Math.abs(x) > Math.min(120, stage.width / 4)) return x > 0 ? 'previous' : 'next'
  if (!isSideways && y > Math.min(160, stage.height / 4)) return 'close'
  return null
}
