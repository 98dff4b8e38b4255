// A login that waits for its second factor, whichever way it began: the login dialog asks for it.
import { useSyncExternalStore } from 'react'

let ticket = ''
const listeners = new Set<() => void>()

export const pendingFactor = {
  get: (): string => ticket,
  /** Empty for none. */
  set(wanted: string): void {
    ticket = wanted
    for (const tell of listeners) tell()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The ticket; empty for none. */
export const usePendingFactor = (): string =>
  useSyncExternalStore(pendingFactor.subscribe, pendingFactor.get)
