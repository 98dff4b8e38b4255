import type { Size } from './mask-geometry.ts'
import type { MaskHistory } from './mask-history.ts'
import { paintAction, shownActions } from './paint-mask.ts'

/** The mask as a PNG at the picture's size: white where it is marked, black elsewhere. Rejects when the browser has no room for it. */
export async function exportMask({ done }: MaskHistory, picture: Size): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas of this size')
  for (const action of shownActions(done)) paintAction(context, action, picture)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#000'
  context.fillRect(0, 0, picture.width, picture.height)
  try {
    return await new Promise((resolve, fail) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : fail(new Error('the mask could not be encoded'))),
        'image/png',
      ),
    )
  } finally {
    // Gives the memory back at once, where browsers wait with that.
    canvas.width = 0
  }
}
