// The mask as a picture to look at, kept up with its history. At most 2048 pixels a side, which is as much as a screen shows; the mask
// that is handed out is painted anew at the size of the picture.
import type { Size } from './mask-geometry.ts'
import type { MaskAction } from './mask-history.ts'
import { paintAction, shownActions } from './paint-mask.ts'

const longestSide = 2048

export type MaskRaster = {
  canvas: HTMLCanvasElement
  /** Shows just these steps. */
  follow(actions: readonly MaskAction[]): void
}

export function createMaskRaster(picture: Size): MaskRaster {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context?.scale(canvas.width / picture.width, canvas.height / picture.height)
  let painted: readonly MaskAction[] = []
  return {
    canvas,
    follow(actions) {
      if (!context || actions === painted) return
      const goesOn = painted.every((action, at) => actions[at] === action)
      if (!goesOn) paintAction(context, { kind: 'clear' }, picture)
      const missing = goesOn ? actions.slice(painted.length) : shownActions(actions)
      for (const action of missing) paintAction(context, action, picture)
      painted = actions
    },
  }
}
