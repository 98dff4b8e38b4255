// Trying again what did not work, with pauses that grow.

/** In milliseconds: the first pause, and what none is longer than. Each is twice the one before. */
export type Pauses = { pauseMs: number; longestPauseMs: number }

/** The pause after so many troubles in a row, of which the first is 1. */
export const pauseAfter = (troubles: number, { pauseMs, longestPauseMs }: Pauses): number =>
  Math.min(longestPauseMs, pauseMs * 2 ** Math.min(troubles - 1, 20))

export type Patience = {
  pauses: Pauses
  /** Whether to try again after `error`, which is trouble number `troubles` in a row; `pauseMs` would be waited first. May throw instead. */
  isWorthwhile(error: unknown, about: { troubles: number; pauseMs: number }): boolean
  /** Waits; what it throws ends the trying. */
  pause(ms: number): Promise<unknown>
}

/** Resolves with what `task` comes to, tried as often as it is worthwhile; then throws what it threw last. */
export async function retry<T>(
  task: () => Promise<T>,
  { pauses, isWorthwhile, pause }: Patience,
): Promise<T> {
  for (let troubles = 1; ; troubles++) {
    try {
      return await task()
    } catch (error) {
      const pauseMs = pauseAfter(troubles, pauses)
      if (!isWorthwhile(error, { troubles, pauseMs })) throw error
      await pause(pauseMs)
    }
  }
}
