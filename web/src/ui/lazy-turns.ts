// When pictures that have come near are begun to be fetched: those that come at once together, and then nothing for a while. Who flies past
// thousands of them fetches the few that still stand there when the next turn comes.

/** From the specification. */
export const lazyEveryMs = 300

export type LazyTurns = {
  /** Calls back with the next turn; the function that it returns gives the place up. */
  take(begin: () => void): () => void
}

export function createLazyTurns(): LazyTurns {
  const waiting = new Set<() => void>()
  let isPaused = false
  let isCalled = false

  const turn = () => {
    isCalled = false
    if (waiting.size === 0) return
    const begun = [...waiting]
    waiting.clear()
    isPaused = true
    setTimeout(() => {
      isPaused = false
      turn()
    }, lazyEveryMs)
    for (const begin of begun) begin()
  }

  return {
    take(begin) {
      waiting.add(begin)
      if (!isPaused && !isCalled) {
        isCalled = true
        // Behind all that comes with the same drawing of the page.
        queueMicrotask(turn)
      }
      return () => waiting.delete(begin)
    },
  }
}

export const lazyTurns = createLazyTurns()
