// Which of the files somebody pasted, dropped or chose are taken as pictures.
import { mayBePicture } from '../../../lib/incoming/file-types.ts'

/** What is read at all, in bytes. Larger ones than the server takes are made smaller before they are sent. */
const largest = 200 * 1024 * 1024

export type Sorted = { taken: File[]; notPictures: File[]; tooLarge: File[] }

export function sortFiles(files: readonly File[]): Sorted {
  const sorted: Sorted = { taken: [], notPictures: [], tooLarge: [] }
  for (const file of files) {
    if (!mayBePicture(file)) sorted.notPictures.push(file)
    else if (file.size > largest) sorted.tooLarge.push(file)
    else sorted.taken.push(file)
  }
  return sorted
}

/** Files in what was pasted or is being dropped; none where it holds text, as spreadsheets put a picture of it beside. */
export function filesIn(transfer: DataTransfer | null): File[] {
  if (!transfer || transfer.types.includes('text/plain')) return []
  return [...transfer.files]
}
