// A work in the hands of this server: what it may do with it, and when it must let it go.
import { setTimeout as wait } from 'node:timers/promises'
import { retryUntilStored } from '../../../../platform/db/retry-until-stored.ts'
import type { WorkDependencies, WorkTimings } from '../works-dependencies.ts'
import type { HeldWork } from './running-work.store.ts'

/** The work is not ours any more, or the server ends: nothing further may be written. */
export class LetGo extends Error {
  override readonly name = 'LetGo'
}

export type Hold = HeldWork & {
  /** Its owner wants it to stop. */
  stop: AbortSignal
  /** It is let go of. */
  end: AbortSignal
  /** When it came into these hands, on the clock that nobody sets. */
  takenAtMs: number
  /** How old it was then, from its first beginning. */
  ageMs: number
}

export type RunDependencies = Pick<
  WorkDependencies,
  | 'db'
  | 'clock'
  | 'log'
  | 'files'
  | 'findModel'
  | 'findStandIns'
  | 'engineIo'
  | 'noteOutcome'
  | 'observe'
  | 'tickets'
> & { timings: WorkTimings }

/** Waits; throws LetGo when it ends meanwhile. With `orStop`, a request to stop ends the wait. */
export async function pause(
  ms: number,
  { end, stop }: Pick<Hold, 'end' | 'stop'>,
  { orStop = false } = {},
): Promise<void> {
  const signal = orStop ? AbortSignal.any([end, stop]) : end
  await wait(ms, undefined, { signal }).catch(() => undefined)
  if (end.aborted) throw new LetGo()
}

/** Asks the database however long it takes to come back; once the work is let go of, it is asked once and no more. */
export const retryWhileHeld = <T>(
  write: () => Promise<T>,
  hold: Hold,
  { timings: { pauseMs, longestPauseMs } }: Pick<RunDependencies, 'timings'>,
): Promise<T> =>
  retryUntilStored(write, {
    pauses: { pauseMs, longestPauseMs: Math.min(5000, longestPauseMs) },
    pause: (ms) => pause(ms, hold),
  })
