// The works of the gallery that stands there, in its order: what lies over it steps from one to the next.
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type More, useMore } from '../../../lib/use-more.ts'

/** What is known of a work before its page has come. */
export type LineWork = Pick<PublishedWork, 'id' | 'files' | 'title' | 'prompt'>

type GalleryLine = {
  works: readonly LineWork[]
  /** Asks for the next page, if there is one. */
  onNearEnd: () => void
  /** Brings a work into sight, beneath what lies over it. */
  reveal: (id: number) => void
}

let line: GalleryLine | null = null
const listeners = new Set<() => void>()

function set(next: GalleryLine | null): void {
  line = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null where no gallery stands. */
export const useGalleryLine = (): GalleryLine | null => useSyncExternalStore(subscribe, () => line)

/** Makes these the works to step through, as long as they stand there; gives the one that is to be brought into sight. */
export function useGalleryLineOf(
  works: readonly LineWork[],
  query: More,
): { key: string } | undefined {
  const [revealed, setRevealed] = useState<{ key: string }>()
  const onNearEnd = useMore(query)
  useEffect(() => {
    const own = { works, onNearEnd, reveal: (id: number) => setRevealed({ key: String(id) }) }
    set(own)
    return () => {
      if (line === own) set(null)
    }
  }, [works, onNearEnd])
  return revealed
}
