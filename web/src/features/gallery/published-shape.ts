// How a published work stands in a masonry. Its height is known before anything of it has come.
import type { PublishedWork } from '@atelier/contract/features/gallery'
import { gridHeight, shownRatio } from '../../lib/picture-grid.ts'

/** Words and buttons below the pictures, where nothing hovers. */
export const captionHeight = 44

/** How high its card is in a lane of that width, in px. */
export function publishedHeight({ files }: PublishedWork, width: number, isTouch: boolean): number {
  const { width: w, height: h } = files[0] ?? { width: null, height: null }
  const ratio = shownRatio(w && h ? w / h : 1)
  const places = Math.max(1, files.length)
  return gridHeight({ places, ratio, width }) + (isTouch ? captionHeight : 0)
}
