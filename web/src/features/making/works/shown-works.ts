// Works that stand before somebody on a screen that is no place of works, such as a conversation: they are seen as they end.
import { useEffect, useSyncExternalStore } from 'react'

let shown: readonly number[] = []
const listeners = new Set<() => void>()

function keep(next: readonly number[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Counts the work among those shown; returns what takes it out again. */
export function showWork(id: number): () => void {
  keep([...shown, id])
  return () => {
    const at = shown.indexOf(id)
    keep(shown.filter((_, index) => index !== at))
  }
}

export const useShowsWork = (id: number): void => useEffect(() => showWork(id), [id])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownWorks = (): readonly number[] => shown

export const useShownWorks = (): readonly number[] => useSyncExternalStore(subscribe, shownWorks)
