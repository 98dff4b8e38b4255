// Answers come by the hundred and are noted in a few rows of the hour: what comes while those are written, or just were, goes with the
// next writing. So servers do not queue for one row, and an answer does not cost a statement.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import { type AnswerOutcome, toTally } from './note-outcome.ts'
import * as store from './outcomes.store.ts'

/** Between one writing and the next; a server that is killed forgets what came in it. */
const pauseMs = 250

export type OutcomeDesk = {
  /** Notes it soon. What cannot be written is logged: nobody's answer depends on it. */
  note(outcome: AnswerOutcome): void
  /** Writes what is left. */
  close(): Promise<void>
}

export function createOutcomeDesk({ db, log }: { db: Database; log: Logger }): OutcomeDesk {
  const waiting = new Map<string, store.OutcomeTally>()
  const closing = new AbortController()
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const tallies = [...waiting.values()]
      waiting.clear()
      for (const tally of tallies)
        await store.addOutcomes(db, tally).catch((error: unknown) => {
          log.warn({ err: error }, 'outcomes of answers were not noted')
        })
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
    writing = null
  }

  return {
    note(outcome) {
      const tally = toTally(outcome)
      const key = store.rowOf(tally)
      waiting.set(key, store.addTallies(waiting.get(key), tally))
      writing ??= writeAll()
    },
    async close() {
      closing.abort()
      await writing
    },
  }
}
