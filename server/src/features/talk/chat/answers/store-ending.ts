// Stores the end of an answer, however long the database takes to come back, and only then tells the readers.
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { retryUntilStored } from '../../../../platform/db/retry-until-stored.ts'
import * as store from '../chat.store.ts'
import type { LiveRun } from '../runs/live-run.ts'
import { billOf, type ClosedRun, closeAnswer, lastEvent } from './close-answer.ts'
import type { Turn } from './store-turn.ts'
import type { Ending } from './write-answer.ts'

const longestWaitMs = 60_000
const pauses = { pauseMs: 100, longestPauseMs: 3000 }

type EndedTurn = {
  ending: Ending
  turn: Pick<Turn, 'begun' | 'charge'>
  reader: ClosedRun['reader']
}

type EndingDependencies = { db: Database; clock: Clock; log: Logger }

/**
 * Settles what was taken for the answer and stores its ending, all at once, then tells the readers; when the database stays away, the
 * journal keeps all for the next start.
 */
export async function storeEnding(
  run: LiveRun,
  { ending: { usage: used, ...ending }, turn: { begun, charge }, reader }: EndedTurn,
  { db, clock, log }: EndingDependencies,
): Promise<void> {
  const { entryId } = run
  run.flush()
  const about = { entryId, ...ending, parts: run.parts, begun, used, charge, reader }
  const at = clock.now()
  const close = (on: Database) => {
    const { savedSeq, lastSeq } = run
    const unsaved = { savedSeq, lastSeq, lines: run.linesAfter(savedSeq) }
    return closeAnswer(on, { ...about, unsaved }, at)
  }
  const closeOnce = () =>
    charge
      ? db.transaction(async (tx) => {
          await store.lockEntry(tx, entryId)
          return close(tx)
        })
      : close(db)
  try {
    run.finish(await retryUntilStored(closeOnce, { pauses, pause: wait, maxWaitMs: longestWaitMs }))
  } catch (error) {
    log.error({ err: error, entryId }, 'the end of an answer could not be stored')
    run.abandon(lastEvent(about, billOf(about, 0)))
  }
}
