import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser believes that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Resolves when the browser has a network; at once when it has. */
export const untilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Aborts `connection` when the browser gets a network back: what was opened before may be dead without saying so. Returns what ends that. */
export function abortOnNewNetwork(connection: AbortController): () => void {
  const onOnline = () => connection.abort()
  globalThis.addEventListener?.('online', onOnline)
  return () => globalThis.removeEventListener?.('online', onOnline)
}
