// Which albums hold some works. Pure.
import type { Album } from '@atelier/contract/features/showing/collections'

/** `some`: a few of the works, not all of them. */
export type Holding = 'all' | 'some'

/** For each album that holds any of the works how it does, from the albums that hold each of them. What is not known counts as not held. */
export function holdings(
  lists: readonly (readonly Pick<Album, 'id'>[] | undefined)[],
): ReadonlyMap<number, Holding> {
  const counts = new Map<number, number>()
  for (const list of lists)
    for (const { id } of list ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Map(
    [...counts].map(([id, count]) => [id, count === lists.length ? 'all' : 'some'] as const),
  )
}
