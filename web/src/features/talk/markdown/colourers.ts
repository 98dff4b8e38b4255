// Which languages can be coloured already. The colours themselves are fetched when a code block first asks.
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Colourer } from './code-lines.ts'

const known = new Map<string, Colourer | null>()
const running = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

/** Never rejects; a language that could not be fetched is tried again by the next block. */
export function loadColourer(language: string): Promise<void> {
  if (known.has(language)) return Promise.resolve()
  const promise = running.get(language) ?? fetchColourer(language)
  running.set(language, promise)
  return promise
}

async function fetchColourer(language: string): Promise<void> {
  try {
    const { colourerFor } = await import('./code-colours.ts')
    known.set(language, await colourerFor(language))
    for (const listener of listeners) listener()
  } catch {
    // Stays plain.
  } finally {
    running.delete(language)
  }
}

/** Null while it is fetched, and for a language that is not known. */
export function useColourer(language: string): Colourer | null {
  // One and the same from draw to draw: a new one would cost React an effect each time.
  const read = useCallback(() => known.get(language), [language])
  const colourer = useSyncExternalStore(subscribe, read, read)
  const missing = language !== '' && colourer === undefined
  useEffect(() => {
    if (missing) void loadColourer(language)
  }, [language, missing])
  return colourer ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
