// Whether there is something to play: all of the player that the first load has.
import { useSyncExternalStore } from 'react'
import { defineStored } from '../../../lib/storage/define-stored.ts'
import type { Track } from './track.ts'

/** The playlist that a reload finds again. */
export const keptQueue = defineStored('playerQueue', {
  default: { tracks: [] as readonly Track[], straight: null as readonly string[] | null },
})

let wanted: boolean | undefined
const listeners = new Set<() => void>()

const isWanted = (): boolean => {
  wanted ??= keptQueue.get().tracks.length > 0
  return wanted
}

/** Something is queued: from now on the page has a player. */
export function wantPlayer(): void {
  wanted = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePlayerWanted = (): boolean => useSyncExternalStore(subscribe, isWanted)
