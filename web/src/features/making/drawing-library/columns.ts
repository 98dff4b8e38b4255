// Pictures in columns: each goes where the columns are shortest, so that those that are there stay when more come.

export function intoColumns<T extends { width: number; height: number }>(
  pictures: readonly T[],
  count: number,
  /** Height of what stands below a picture, as a part of the column's width. */
  captionPart: number,
): T[][] {
  const columns = Array.from({ length: Math.max(1, count) }, () => ({
    height: 0,
    pictures: [] as T[],
  }))
  for (const picture of pictures) {
    const shortest = columns.reduce((best, one) => (one.height < best.height ? one : best))
    shortest.pictures.push(picture)
    shortest.height += picture.height / picture.width + captionPart
  }
  return columns.map((column) => column.pictures)
}
