// Which of the files somebody pasted, dropped or chose are taken as pictures.
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** The server's own limit, in bytes. */
const largest = 20 * 1024 * 1024

export type Sorted = { taken: File[]; notPictures: File[]; tooLarge: File[] }

export function sortFiles(files: readonly File[]): Sorted {
  const sorted: Sorted = { taken: [], notPictures: [], tooLarge: [] }
  for (const file of files) {
    if (!pictureTypes.split(',').includes(file.type)) sorted.notPictures.push(file)
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
