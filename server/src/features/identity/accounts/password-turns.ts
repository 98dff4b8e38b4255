// A password takes a thread and 19 MiB for tens of milliseconds, on purpose. So that a crowd at the login neither takes the threads that read
// files nor the memory: few are hashed at once, and only so many wait.
import { Failure } from '@atelier/contract/errors'
import { createSlots } from '../../../platform/slots.ts'

/** How long whoever finds the line full is asked to wait: as long as a full line takes on one slow core. */
const waitS = 5

export type PasswordTurns = {
  /** Does it in its turn. Throws auth.busy where the line is full. */
  take<T>(work: () => Promise<T>): Promise<T>
}

export function createPasswordTurns({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: number
}): PasswordTurns {
  const turns = createSlots(atOnce)
  return {
    async take(work) {
      if (turns.waiting() >= mostWaiting)
        throw new Failure('auth.busy', { values: { seconds: waitS }, retryAfterS: waitS })
      return turns.take(work)
    },
  }
}

/** Of the four threads that Node has for this, for files and for pictures, which take two. */
export const passwordTurns = createPasswordTurns({ atOnce: 1, mostWaiting: 100 })
