import { type Patience, retry } from '../retry.ts'
import { isDatabaseAway, isDeadlock } from './database.ts'

/**
 * Asks the database however long it takes to come back, at most `maxWaitMs` of pauses; whoever waits may also end that by what `pause`
 * throws. What the database refuses is thrown at once.
 */
export async function retryUntilStored<T>(
  write: () => Promise<T>,
  {
    pauses,
    pause,
    maxWaitMs = Infinity,
  }: Pick<Patience, 'pauses' | 'pause'> & { maxWaitMs?: number },
): Promise<T> {
  let waitedMs = 0
  return retry(write, {
    pauses,
    isWorthwhile: (error) => (isDatabaseAway(error) || isDeadlock(error)) && waitedMs < maxWaitMs,
    async pause(ms) {
      await pause(ms)
      waitedMs += ms
    },
  })
}
