// The rectangle that is led by keys.
import { moveRect, type Rect, resizeRect, roundRect } from './mask-geometry.ts'
import { visiblePart } from './mask-view.ts'
import type { MaskStage } from './stage.ts'

/** One press of an arrow key, in pixels of the screen. */
const stepPx = 8

/** The rectangle after a press; the first one puts it into the middle of what is in sight. */
export function leadRectangle(
  stage: Pick<MaskStage, 'mark' | 'view' | 'limits' | 'picture'>,
  { x, y, resizes }: { x: number; y: number; resizes: boolean },
): Rect {
  const { mark, view, limits, picture } = stage
  if (!mark) {
    const seen = visiblePart(view, limits)
    const [width, height] = [Math.max(1, seen.width / 3), Math.max(1, seen.height / 3)]
    return roundRect({ x: seen.x + width, y: seen.y + height, width, height })
  }
  const step = Math.max(1, Math.round(stepPx / view.scale))
  return roundRect((resizes ? resizeRect : moveRect)(mark, x * step, y * step, picture))
}
