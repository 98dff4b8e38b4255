// What may be done only so often at once: whoever comes waits for those before.

export type Slots = {
  /** Does it as soon as there is room, first come, first served. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

export function createSlots(atOnce: number): Slots {
  let free = atOnce
  const line: (() => void)[] = []
  return {
    async take(work) {
      if (free > 0) free--
      else await new Promise<void>((resolve) => line.push(resolve))
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else free++
      }
    },
    waiting: () => line.length,
  }
}
