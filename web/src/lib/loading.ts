// Whether the whole application waits for something: one common state, for the spinner over every screen.
import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  count += by
  for (const listener of listeners) listener()
}

/** The application counts as loading until the work is over, however it ends. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1)
  try {
    return await work
  } finally {
    change(-1)
  }
}

export const isLoading = (): boolean => count > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLoading = (): boolean => useSyncExternalStore(subscribe, isLoading)
