// Pictures are read and written in the few threads that also read files, look names up and check passwords: a picture may take one for half
// a minute, so pictures never take them all.

export type Turns = {
  /** Does it as soon as there is room, first come, first served. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait. */
  waiting(): number
}

export function createTurns(atOnce: number): Turns {
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

/** Of the four threads that Node has for all of this. */
export const pictureTurns = createTurns(2)
