// The works of the gallery that stands there, in its order: what lies over it steps from one to the next.
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useSyncExternalStore } from 'react'

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

export const galleryLine = (): GalleryLine | null => line

export function setGalleryLine(next: GalleryLine | null): void {
  line = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null where no gallery stands. */
export const useGalleryLine = (): GalleryLine | null => useSyncExternalStore(subscribe, galleryLine)
