// What comes by the hundred and may be written a little later: the first is written at once, and what comes while that is done, or just was,
// goes with the next writing. So a crowd costs no statement each.
import { setTimeout as pause } from 'node:timers/promises'

export type GatheredWrites = {
  /** Something waits to be written. */
  wake(): void
  /** Writes what is left. */
  close(): Promise<void>
}

/**
 * `writeWaiting` takes all that waits and writes it; undefined where nothing waits. What it cannot write it says itself: it never rejects.
 * `pauseMs` lies between one writing and the next.
 */
export function gatherWrites(
  writeWaiting: () => Promise<void> | undefined,
  { pauseMs }: { pauseMs: number },
): GatheredWrites {
  const closing = new AbortController()
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    for (let written = writeWaiting(); written; written = writeWaiting()) {
      await written
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
    writing = null
  }

  return {
    wake() {
      writing ??= writeAll()
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}
