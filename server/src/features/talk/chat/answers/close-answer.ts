// The one end of every answer, whatever brought it there: it is done, was stopped, has failed, or was found after a crash.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import { plainText } from '@atelier/contract/fold-events'
import type { MessagePart, UnnumberedChatEvent, Usage } from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../../platform/db/database.ts'
import { failureText } from '../../../../platform/http/failure-texts.ts'
import { wordsToIndex } from '../../../../platform/search-words.ts'
import { storable } from '../../../../platform/storable-text.ts'
import * as store from '../chat.store.ts'
import { eventLine } from '../journal/event-lines.ts'
import type { RunCharge } from '../turns/turns.store.ts'
import { addUsage } from './answer-usage.ts'
import { settleAnswer } from './charge-answer.ts'
import type { Ending } from './write-answer.ts'

/** What an answer took and cost in all. */
export type Bill = { usage: Usage | null; price: number }

/** A run that nobody writes any more, and how it came to that. */
export type ClosedRun = {
  entryId: number
  state: Ending['state']
  error: { code: FailureCode; values: FailureValues | null } | null
  /** Of the whole answer, also from before it was gone on with. */
  parts: readonly MessagePart[]
  /** What it had taken and cost before this run. */
  begun: Bill
  /** What this run took. */
  used: Usage | null
  /** What was taken for it; null for one that is free. */
  charge: RunCharge | null
  /** Its events after number `savedSeq`, which are not stored yet, as lines, and the last number that is in use. */
  unsaved: { savedSeq: number; lines: string; lastSeq: number }
  /** Who reads its last event. */
  reader: { locale: Locale; requestId?: string }
}

/** The event that closes a run. */
export function lastEvent(
  { state, error, reader: { locale, requestId } }: Pick<ClosedRun, 'state' | 'error' | 'reader'>,
  { usage, price }: Bill,
): UnnumberedChatEvent {
  if (error) {
    const values = error.values ?? {}
    return {
      type: 'error',
      code: error.code,
      message: failureText(error.code, locale, values),
      ...(Object.keys(values).length ? { values } : {}),
      ...(requestId === undefined ? {} : { requestId }),
      ...(usage ? { usage, price } : {}),
    }
  }
  return {
    type: 'finish',
    reason: state === 'interrupted' || state === 'failed' ? 'stopped' : state,
    usage,
    price,
  }
}

/** What it has taken and cost in all once so much is charged for the run. */
export const billOf = (
  { begun, used }: Pick<ClosedRun, 'begun' | 'used'>,
  charged: number,
): Bill => ({
  usage: addUsage(begun.usage, used),
  price: begun.price + charged,
})

/**
 * Settles what was taken for a run and stores its end, its last event among it; resolves with that. To be called within a transaction that
 * holds the entry, but for a run that is free.
 */
export async function closeAnswer(
  tx: Database,
  closed: ClosedRun,
  at: Date,
): Promise<UnnumberedChatEvent> {
  const { entryId, error, charge, used: usage, unsaved } = closed
  const bill = billOf(closed, charge ? await settleAnswer(tx, charge, { usage, at }) : 0)
  const last = lastEvent(closed, bill)
  const toSeq = unsaved.lastSeq + 1
  const lines = unsaved.lines + eventLine(last, toSeq)
  const parts = storable(closed.parts)
  await store.finishAnswer(tx, {
    entryId,
    state: closed.state,
    parts,
    words: wordsToIndex(plainText(parts)),
    usage: bill.usage,
    price: bill.price,
    errorCode: error?.code ?? null,
    errorValues: error?.values ? storable(error.values) : null,
    chunk: { entryId, fromSeq: unsaved.savedSeq + 1, toSeq, lines },
    at,
  })
  return last
}
