// How a published work stands in a masonry. Its height is known before anything of it has come.

import type { WorkFile } from '@atelier/contract/features/making/works'
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { gridColumns, gridHeight, shownRatio } from '../../../lib/picture-grid.ts'
import { captionHeight } from '../../../ui/masonry/tile.tsx'

/** Of a song without a cover: room for how it sounds and for its name. */
const songRatio = 4 / 3
/** Of the tracks of a song in a row. */
const stemsRatio = 1.4
const stemHeight = 32
const stemsHead = 52

/** How high its card is in a lane of that width, in px. */
export function publishedHeight(
  { files }: Pick<PublishedWork, 'files'>,
  width: number,
  isTouch: boolean,
): number {
  return facesHeight(files, width) + (isTouch ? captionHeight : 0)
}

function facesHeight(files: readonly WorkFile[], width: number): number {
  const [first] = files
  if (first?.about.stem !== undefined) return stemsHead + files.length * stemHeight
  if (first?.mime.startsWith('audio/'))
    return Math.round(width / (first.thumbnail === '' ? songRatio : 1))
  const { width: w, height: h } = first ?? { width: null, height: null }
  const ratio = shownRatio(w && h ? w / h : 1)
  return gridHeight({ places: Math.max(1, files.length), ratio, width })
}

/** Width by height of what its card shows, in a row of pictures; with words in it, as wide as they need. */
export function publishedRatio({ files }: Pick<PublishedWork, 'files'>): number {
  const [first] = files
  if (first?.about.stem !== undefined) return stemsRatio
  if (first?.mime.startsWith('audio/')) return first.thumbnail === '' ? songRatio : 1
  const { width, height } = first ?? { width: null, height: null }
  const ratio = shownRatio(width && height ? width / height : 1)
  const columns = gridColumns(Math.max(1, files.length))
  return shownRatio((ratio * columns) / Math.ceil(Math.max(1, files.length) / columns))
}

/** Whether another picture can be drawn in its way: it is one, and its words are told. */
export const canDrawLike = ({ files, prompt }: Pick<PublishedWork, 'files' | 'prompt'>): boolean =>
  prompt !== '' && files[0]?.mime.startsWith('image/') === true
