// Stores the end of an answer, however long the database takes to come back, and only then tells the readers.
import { setTimeout as wait } from 'node:timers/promises'
import { plainText } from '@atelier/contract/fold-events'
import type { UnnumberedChatEvent } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { isDatabaseAway } from '../../platform/db/database.ts'
import { failureText } from '../../platform/http/failure-texts.ts'
import { wordsToIndex } from '../chatlog/search-words.ts'
import * as store from './chat.store.ts'
import { eventLine } from './event-lines.ts'
import type { LiveRun } from './live-run.ts'
import { storable } from './storable-text.ts'
import type { Ending } from './write-answer.ts'

const longestWaitMs = 60_000

/** The event that closes a run. */
export function lastEvent(ending: Ending, locale: Locale, requestId?: string): UnnumberedChatEvent {
  const { state, usage, error } = ending
  if (error)
    return {
      type: 'error',
      code: error.code,
      message: failureText(error.code, locale, error.values),
      ...(requestId === undefined ? {} : { requestId }),
    }
  return {
    type: 'finish',
    reason: state === 'interrupted' || state === 'failed' ? 'stopped' : state,
    usage,
    price: 0,
  }
}

/** Stores the ending and tells the readers; when the database stays away, the journal keeps all for the next start. */
export async function storeEnding(
  run: LiveRun,
  ending: Ending,
  last: UnnumberedChatEvent,
  { db, clock, log }: { db: Database; clock: Clock; log: Logger },
): Promise<void> {
  const parts = storable(run.parts)
  const ended: Omit<store.EndedAnswer, 'chunk'> = {
    entryId: run.entryId,
    state: ending.state,
    parts,
    words: wordsToIndex(plainText(parts)),
    usage: ending.usage,
    errorCode: ending.error?.code ?? null,
    errorValues: ending.error ? storable(ending.error.values) : null,
    at: clock.now(),
  }
  for (let waitedMs = 0, pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 3000)) {
    try {
      const toSeq = run.lastSeq + 1
      const lines = run.linesAfter(run.savedSeq) + eventLine(last, toSeq)
      const chunk = { entryId: run.entryId, fromSeq: run.savedSeq + 1, toSeq, lines }
      await store.finishAnswer(db, { ...ended, chunk })
      run.finish(last)
      return
    } catch (error) {
      if (!isDatabaseAway(error) || waitedMs >= longestWaitMs) {
        log.error({ err: error, entryId: run.entryId }, 'the end of an answer could not be stored')
        run.abandon(last)
        return
      }
      await wait(pauseMs)
      waitedMs += pauseMs
    }
  }
}
