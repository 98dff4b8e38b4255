// Answers come by the hundred and are noted in a few rows of the hour, together: servers do not queue for one row, and an answer does not
// cost a statement.
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import { gatherWrites } from '../../../platform/gathered-writes.ts'
import { type AnswerOutcome, toTally } from './note-outcome.ts'
import * as store from './outcomes.store.ts'

/** Between one writing and the next; a server that is killed forgets what came in it. */
const pauseMs = 250

export type OutcomeRecorder = {
  /** Notes it soon. What cannot be written is logged: nobody's answer depends on it. */
  note(outcome: AnswerOutcome): void
  /** Writes what is left. */
  close(): Promise<void>
}

export function createOutcomeRecorder({ db, log }: { db: Database; log: Logger }): OutcomeRecorder {
  async function write(tallies: ReadonlyMap<string, store.OutcomeTally>): Promise<void> {
    for (const tally of tallies.values())
      await store.addOutcomes(db, tally).catch((error: unknown) => {
        log.warn({ err: error }, 'outcomes of answers were not noted')
      })
  }

  const tallies = gatherWrites(write, { pauseMs })

  return {
    note(outcome) {
      const tally = toTally(outcome)
      tallies.put(store.rowOf(tally), (waiting) => store.addTallies(waiting, tally))
    },
    close: tallies.close,
  }
}
