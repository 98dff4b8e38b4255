// What comes by the hundred and may be written a little later: the first is written at once, and what comes while that is done, or just was,
// goes with the next writing. So a crowd costs no statement each.
import { setTimeout as pause } from 'node:timers/promises'

export type GatheredWrites<Key, Value> = {
  /** Has something written soon: `next` makes it of what waits under the same key. */
  put(key: Key, next: (waiting: Value | undefined) => Value): void
  /** Writes what is left. */
  close(): Promise<void>
}

/**
 * `write` writes all that waited. What it cannot write it says itself: it never rejects. `pauseMs` lies between one writing and the next.
 */
export function gatherWrites<Key, Value>(
  write: (waited: ReadonlyMap<Key, Value>) => Promise<void>,
  { pauseMs }: { pauseMs: number },
): GatheredWrites<Key, Value> {
  const closing = new AbortController()
  let waiting = new Map<Key, Value>()
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const waited = waiting
      waiting = new Map()
      await write(waited)
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
    writing = null
  }

  return {
    put(key, next) {
      waiting.set(key, next(waiting.get(key)))
      writing ??= writeAll()
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}
