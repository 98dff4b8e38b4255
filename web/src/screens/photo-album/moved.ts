/** The list with what stands at one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [item] = list.slice(from, from + 1)
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Where things stand while one is on its way: the place of what stood at `at`. */
export function placeWhile(at: number, from: number, to: number): number {
  if (at === from) return to
  if (from < at && at <= to) return at - 1
  if (to <= at && at < from) return at + 1
  return at
}

/** Where a key leads from a place; undefined for keys that lead nowhere. */
export function placeByKey(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | undefined {
  const last = count - 1
  const places: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    ArrowUp: at - columns < 0 ? at : at - columns,
    ArrowDown: at + columns > last ? at : at + columns,
    Home: 0,
    End: last,
  }
  return places[key]
}
