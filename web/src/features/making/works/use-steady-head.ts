import type { Work } from '@atelier/contract/features/making/works'
import { useRef } from 'react'

/**
 * The works to show: as long as their head is out of sight, what has come since is held back, so that nothing in sight moves. `held` is
 * how many those are.
 */
export function useSteadyHead(
  works: readonly Work[],
  atHead: boolean,
  keyOf: (work: Work) => string,
): { shown: readonly Work[]; held: number } {
  const seen = useRef<ReadonlySet<string>>(new Set())
  if (atHead || seen.current.size === 0) {
    seen.current = new Set(works.slice(0, headKept).map(keyOf))
    return { shown: works, held: 0 }
  }
  const from = works.findIndex((work) => seen.current.has(keyOf(work)))
  return from <= 0 ? { shown: works, held: 0 } : { shown: works.slice(from), held: from }
}

/** So many of the newest may be deleted before it forgets where the head was. */
const headKept = 500
