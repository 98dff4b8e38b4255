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

/** Whether a file has something to look at: itself, or a small picture of it. */
export const isSeen = ({ mime, thumbnail }: PublishedWork['files'][number]): boolean =>
  mime.startsWith('image/') || thumbnail !== ''

/** Whether another picture can be drawn in its way: it is one, and its words are told. */
export const canDrawLike = ({ files, prompt }: Pick<PublishedWork, 'files' | 'prompt'>): boolean =>
  prompt !== '' && files[0]?.mime.startsWith('image/') === true
