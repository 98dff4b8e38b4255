// How a published work stands in a row. Its shape is known before anything of it has come.

import type { WorkFile } from '@atelier/contract/features/making/works'
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { gridColumns, shownRatio } from '../../../lib/picture-grid.ts'

/** Of a song without a cover: room for how it sounds and for its name. */
const songRatio = 4 / 3
/** Of the tracks of a song in a row. */
const stemsRatio = 1.4

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

/** Of the row of one song, in px. */
const songHeight = 72

/** Its songs as rows, in px; undefined for what is no song. The tracks of one are heard together, on its page. */
export const songsHeight = ({ files }: Pick<PublishedWork, 'files'>): number | undefined =>
  isSong({ files }) ? files.length * songHeight : undefined

/** Whether it is heard, and is not the tracks of a song. */
export const isSong = ({ files }: { files: readonly WorkFile[] }): boolean =>
  files[0]?.mime.startsWith('audio/') === true && !isSeparation({ files })

export const isSeparation = ({ files }: { files: readonly WorkFile[] }): boolean =>
  files.some(({ about }) => about.stem !== undefined)

/** Whether another picture can be drawn in its way: it is one, and its words are told. */
export const canDrawLike = ({ files, prompt }: Pick<PublishedWork, 'files' | 'prompt'>): boolean =>
  prompt !== '' && files[0]?.mime.startsWith('image/') === true
