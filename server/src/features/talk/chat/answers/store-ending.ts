// Stores the end of an answer, however long the database takes to come back, and only then tells the readers.
import { setTimeout as wait } from 'node:timers/promises'
import { plainText } from '@atelier/contract/fold-events'
import type { UnnumberedChatEvent, Usage } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { retryUntilStored } from '../../../../platform/db/retry-until-stored.ts'
import { failureText } from '../../../../platform/http/failure-texts.ts'
import { wordsToIndex } from '../../../../platform/search-words.ts'
import { storable } from '../../../../platform/storable-text.ts'
import * as store from '../chat.store.ts'
import { eventLine } from '../journal/event-lines.ts'
import type { LiveRun } from '../runs/live-run.ts'
import { addUsage } from './answer-usage.ts'
import { type Charge, settleAnswer } from './charge-answer.ts'
import type { Turn } from './store-turn.ts'
import type { Ending } from './write-answer.ts'

const longestWaitMs = 60_000
const pauses = { pauseMs: 100, longestPauseMs: 3000 }

/** What an answer took and cost in all. */
export type Bill = { usage: Usage | null; price: number }

/** The event that closes a run. */
export function lastEvent(
  { state, error }: Ending,
  { usage, price }: Bill,
  { locale, requestId }: { locale: Locale; requestId: string },
): UnnumberedChatEvent {
  if (error)
    return {
      type: 'error',
      code: error.code,
      message: failureText(error.code, locale, error.values),
      ...(Object.keys(error.values).length ? { values: error.values } : {}),
      requestId,
      ...(usage ? { usage, price } : {}),
    }
  return {
    type: 'finish',
    reason: state === 'interrupted' || state === 'failed' ? 'stopped' : state,
    usage,
    price,
  }
}

type EndedTurn = {
  ending: Ending
  turn: Pick<Turn, 'begun' | 'charge'>
  reader: { locale: Locale; requestId: string }
}

type EndingDependencies = { db: Database; clock: Clock; log: Logger }

/**
 * Settles what was taken for the answer and stores its ending, all at once, then tells the readers; when the database stays away, the
 * journal keeps all for the next start.
 */
export async function storeEnding(
  run: LiveRun,
  { ending, turn, reader }: EndedTurn,
  { db, clock, log }: EndingDependencies,
): Promise<void> {
  const { begun, charge } = turn
  run.flush()
  const parts = storable(run.parts)
  const usage = addUsage(begun.usage, ending.usage)
  const at = clock.now()
  const lastFor = (charged: number) =>
    lastEvent(ending, { usage, price: begun.price + charged }, reader)
  const finish = async (on: Database, charged: number) => {
    const last = lastFor(charged)
    const toSeq = run.lastSeq + 1
    const lines = run.linesAfter(run.savedSeq) + eventLine(last, toSeq)
    await store.finishAnswer(on, {
      entryId: run.entryId,
      state: ending.state,
      parts,
      words: wordsToIndex(plainText(parts)),
      usage,
      price: begun.price + charged,
      errorCode: ending.error?.code ?? null,
      errorValues: ending.error ? storable(ending.error.values) : null,
      chunk: { entryId: run.entryId, fromSeq: run.savedSeq + 1, toSeq, lines },
      at,
    })
    return last
  }
  const settleAndFinish = (paid: Charge) =>
    db.transaction(async (tx) => {
      await store.lockEntry(tx, run.entryId)
      return finish(tx, await settleAnswer(tx, paid, { usage: ending.usage, at }))
    })
  const storeOnce = () => (charge ? settleAndFinish(charge) : finish(db, 0))
  try {
    run.finish(await retryUntilStored(storeOnce, { pauses, pause: wait, maxWaitMs: longestWaitMs }))
  } catch (error) {
    log.error({ err: error, entryId: run.entryId }, 'the end of an answer could not be stored')
    run.abandon(lastFor(0))
  }
}
