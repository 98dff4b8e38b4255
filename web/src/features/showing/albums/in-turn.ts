const last = new Map<number, Promise<unknown>>()

/** One change of an album after the other, as they were wanted: an answer that overtakes another would undo it. */
export function inTurn<T>(albumId: number, change: () => Promise<T>): Promise<T> {
  const turn = (last.get(albumId) ?? Promise.resolve()).then(change, change)
  last.set(albumId, turn)
  return turn
}
