// Which conversation becomes the active one when some leave the list. 0 stands for none.

/**
 * After deleting `deleted` (the active one or not) out of `ids` as shown: the next one at the same position, else the previous, else
 * the first; none when the list is empty.
 */
export function reselectAfterDelete(ids: readonly number[], deleted: number): number {
  const at = ids.indexOf(deleted)
  const rest = ids.filter((id) => id !== deleted)
  return rest[at] ?? rest[at - 1] ?? rest[0] ?? 0
}

/** After deleting all: the first that remains (sticky ones do), or none. */
export function reselectAfterDeleteAll(remaining: readonly number[]): number {
  return remaining[0] ?? 0
}
