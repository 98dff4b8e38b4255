// The heads of groups of pictures that stand in rows: above the rows, or beside them where there is room. Pure.

export type HeadRule<T> = {
  /** Whether an item does not belong to the group of the one before it. */
  begins: (item: T, before: T) => boolean
  /** How wide heads are that stand beside their rows, with what is between, in px; 0 where they stand above. */
  aside: (width: number) => number
  /** How high the head of a group is, by its first item, in a width; beside its rows it is as high as they are, if that is more. */
  height: (item: T, width: number) => number
  /** Between two groups, in px. */
  gap: number
}

export type RowHead = {
  /** That of its first item. */
  key: string
  /** Its first item among all. */
  from: number
  top: number
  width: number
  height: number
  /** Where its group ends, in px from the top. */
  end: number
}

export type OpenHead = Omit<RowHead, 'end'>

/** A head as it stands once it is known where its rows end: beside them it is as high as they are. */
export function closedHead(head: OpenHead, rowsEnd: number, isAside: boolean): RowHead {
  const end = Math.max(rowsEnd, head.top + head.height)
  return { ...head, end, height: isAside ? end - head.top : head.height }
}
