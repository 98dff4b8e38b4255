// After a crash: what had been written, in the database or the journal, becomes the answer, marked as interrupted. Nothing that lies there is
// believed: what cannot be read is left out and the answer marked as damaged, and an answer that cannot be mended hinders no other.
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { ClockWatch } from '../../../../platform/clock-watch.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { readDatabaseTime } from '../../../../platform/db/database-time.ts'
import { eachApart } from '../../../../platform/each-apart.ts'
import { releaseOrphans } from '../answers/charge-answer.ts'
import * as store from '../chat.store.ts'
import type { RunJournal } from '../journal/run-journal.ts'
import { keepRunsMs } from '../runs/list-runs.ts'
import { interruptRun } from './interrupt-run.ts'

type RecoverDependencies = { db: Database; clock: Clock; log: Logger; serverId: string }

type OwnDependencies = RecoverDependencies & { journal: RunJournal }

/** What an earlier run of this server left: entries whose answers it was writing, and those that have a journal. */
type Left = { orphans: ReadonlySet<number>; journals: readonly number[] }

async function listLeft({ db, serverId, journal }: OwnDependencies): Promise<Left> {
  const journals = journal.list()
  // Before the first answer is begun here, so that no other server takes it for one of a dead server.
  await store.noteAlive(db, serverId)
  // A journal in this folder is of a server that is gone, also of one that had another name.
  return { orphans: new Set([...(await store.listOwnRuns(db, serverId)), ...journals]), journals }
}

/** Marks every run that this server left unfinished as interrupted, with all that its journal holds. Returns their entries. */
export const recoverOwnRuns = async (dependencies: OwnDependencies): Promise<number[]> =>
  mend(await listLeft(dependencies), dependencies)

/** What is left when `signal` ends it is for the next start. */
async function mend(
  { orphans, journals }: Left,
  { journal, ...dependencies }: OwnDependencies,
  signal?: AbortSignal,
): Promise<number[]> {
  const { log } = dependencies
  const ended: number[] = []
  const kept = new Set<number>()
  await eachApart(
    orphans,
    async (entryId) => {
      if (signal?.aborted) kept.add(entryId)
      else if (await interruptRun(entryId, dependencies, journal.read(entryId))) ended.push(entryId)
    },
    (error, entryId) => {
      kept.add(entryId)
      log.error({ err: error, entryId }, 'an answer that was cut off could not be ended')
    },
  )
  // Files of runs that had ended, or that were deleted.
  await eachApart(
    journals.filter((entryId) => !kept.has(entryId)),
    (entryId) => journal.discard(entryId),
    (error, entryId) => log.warn({ err: error, entryId }, 'a journal could not be removed'),
  )
  return ended
}

/** How long a start waits for what a crash left; the rest is mended while people are served. */
const startPatienceMs = 5000

export type RecoveryAtStart = {
  /** The answers that were cut off, or null while they are still being mended. */
  ended: number[] | null
  /** Ends what is still being mended. */
  close(): Promise<void>
}

/** As recoverOwnRuns, without keeping the doors shut for long: those whose answers are not mended yet see them as being written. */
export async function recoverAtStart(
  dependencies: OwnDependencies,
  patienceMs = startPatienceMs,
): Promise<RecoveryAtStart> {
  const ending = new AbortController()
  // Known before the first answer is begun: those are none of them.
  const left = await listLeft(dependencies)
  const recovering = mend(left, dependencies, ending.signal)
  const late = wait(patienceMs, null, { ref: false, signal: ending.signal })
  const ended = await Promise.race([recovering, late])
  recovering.catch((error: unknown) =>
    dependencies.log.error({ err: error }, 'answers that were cut off could not be mended'),
  )
  late.catch(() => undefined)
  return {
    ended,
    async close() {
      ending.abort()
      await recovering.catch(() => undefined)
    },
  }
}

/** Marks the runs of servers that have been silent for so long as interrupted. */
export async function recoverLostRuns(
  dependencies: RecoverDependencies,
  silenceMs: number,
): Promise<number[]> {
  const { db, log, serverId } = dependencies
  const orphans = await store.listSilentRuns(db, serverId, silenceMs)
  await eachApart(
    orphans,
    (entryId) => interruptRun(entryId, dependencies),
    (error, entryId) =>
      log.error({ err: error, entryId }, 'an answer of a lost server could not be ended'),
  )
  return orphans
}

/** A server silent for so long is taken for dead. */
const silentMs = 45_000

/** How long credits may be held for an answer that is not there any more: its group was deleted while another server wrote it. */
const orphanedMs = 30 * 60_000

/** Mends what dead servers left. Where the database's clock was set, those who live get the time for another sign of life. */
export async function sweepLostRuns(
  dependencies: RecoverDependencies & { databaseClock: ClockWatch },
): Promise<void> {
  const now = await readDatabaseTime(dependencies.db)
  if (dependencies.databaseClock.steadyForMs(now) >= silentMs)
    await recoverLostRuns(dependencies, silentMs)
}

/** Gives back what nobody uses and lets old logs go; what fails of it is tried again at the next sweep. */
export async function sweepOldRuns(
  dependencies: Omit<RecoverDependencies, 'serverId'>,
): Promise<void> {
  const { db, clock, log } = dependencies
  const now = clock.now().getTime()
  await releaseOrphans(db, {
    before: new Date(now - orphanedMs),
    at: new Date(now),
    listHeld: (ids) => store.listHeldReservations(db, ids),
    onFault: (error, reservationId) =>
      log.error({ err: error, reservationId }, 'credits of an answer could not be given back'),
  })
  await store.deleteOldRuns(db, new Date(now - keepRunsMs))
}
