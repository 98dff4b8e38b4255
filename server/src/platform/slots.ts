// What may be done only so often at once: whoever comes waits for those before.
import type { Failure } from '@atelier/contract/errors'

export type Slots = {
  /** Does it as soon as there is room, first come, first served. Throws what a full line refuses with. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

/** How many may wait, and what is said to whoever comes then. */
export type Line = { maxWaiting: number; refuse(): Failure }

/** Without a line anybody may wait. */
export function createSlots(atOnce: number, line?: Line): Slots {
  let free = atOnce
  const waiting: (() => void)[] = []
  return {
    async take(work) {
      if (line && waiting.length >= line.maxWaiting) throw line.refuse()
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
    waiting: () => waiting.length,
  }
}
