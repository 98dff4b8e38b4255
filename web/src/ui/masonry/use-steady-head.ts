import { useRef } from 'react'

/**
 * The cards to show: as long as their head is out of sight, what has come since is held back, so that nothing in sight moves. `held` is
 * how many those are.
 */
export function useSteadyHead<T>(
  items: readonly T[],
  atHead: boolean,
  keyOf: (item: T) => string,
): { shown: readonly T[]; held: number } {
  const seen = useRef<ReadonlySet<string>>(new Set())
  if (atHead || seen.current.size === 0) {
    seen.current = new Set(items.slice(0, headKept).map(keyOf))
    return { shown: items, held: 0 }
  }
  const from = items.findIndex((item) => seen.current.has(keyOf(item)))
  return from <= 0 ? { shown: items, held: 0 } : { shown: items.slice(from), held: from }
}

/** So many of the newest may be deleted before it forgets where the head was. */
const headKept = 500
