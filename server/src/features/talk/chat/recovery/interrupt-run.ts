// Ends a run that nobody writes any more, with what there is of it.
import { foldEvents } from '@atelier/contract/fold-events'
import type { ChatEvent, MessagePart } from '@atelier/contract/message-parts'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import { type Database, isDatabaseAway } from '../../../../platform/db/database.ts'
import { estimateRun } from '../answers/answer-usage.ts'
import { closeAnswer } from '../answers/close-answer.ts'
import * as store from '../chat.store.ts'
import { eventLine } from '../journal/event-lines.ts'
import { mergeDeltas } from '../journal/merge-deltas.ts'
import type { JournalEvents } from '../journal/read-journal.ts'
import { readStoredEvents } from '../journal/stored-events.ts'

type InterruptDependencies = { db: Database; clock: Clock; log: Logger }

/**
 * Ends a run with what the database and its journal hold of it, and charges for that by estimate. One that has ended stays as it is. What
 * cannot be read of it is left out, and the answer marked as damaged. Resolves with whether there was one to end.
 */
export async function interruptRun(
  entryId: number,
  dependencies: InterruptDependencies,
  journaled: JournalEvents = noJournal(),
): Promise<boolean> {
  const { db, log } = dependencies
  try {
    return await db.transaction((tx) => endRun(tx, { entryId, journaled }, dependencies))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ err: error, entryId }, 'what had come of an answer could not be kept')
    return db.transaction((tx) => endRun(tx, { entryId, journaled: null }, dependencies))
  }
}

async function* noJournal(): AsyncGenerator<never, void> {}

async function endRun(
  tx: Database,
  { entryId, journaled }: { entryId: number; journaled: JournalEvents | null },
  { clock, log }: InterruptDependencies,
): Promise<boolean> {
  await store.lockEntry(tx, entryId)
  const run = await store.findUnfinishedRun(tx, entryId)
  if (!run) return false
  const { charge } = run
  const begun: readonly MessagePart[] = Array.isArray(run.parts) ? run.parts : []
  const left = journaled ? await readLeft(tx, { entryId, begun, journaled }) : nothingOf(begun)
  if (left.lost > 0) log.error({ entryId, lines: left.lost }, 'a part of an answer cannot be read')
  await closeAnswer(
    tx,
    {
      entryId,
      state: 'interrupted',
      error: { code: left.lost > 0 ? 'run.damaged' : 'run.interrupted', values: null },
      parts: left.parts,
      begun: run,
      used: charge && estimateRun(charge.inputTokens, left.added),
      charge,
      // After all that a reader may have seen.
      unsaved: { savedSeq: left.savedSeq, lines: left.unsaved, lastSeq: left.lastSeq + left.lost },
      reader: { locale: 'zh-CN' },
    },
    clock.now(),
  )
  return true
}

/** What there is of a run. */
type Left = {
  /** The entry's parts with all that the run added to them, and that alone. */
  parts: readonly MessagePart[]
  added: readonly MessagePart[]
  /** Events that the journal alone has, as lines. */
  unsaved: string
  savedSeq: number
  lastSeq: number
  /** How many lines could not be read. */
  lost: number
}

/** As when all of it was lost. */
const nothingOf = (begun: readonly MessagePart[]): Left => ({
  parts: begun,
  added: [],
  unsaved: '',
  savedSeq: 0,
  lastSeq: 0,
  lost: 1,
})

/** How many events in a row a journal can have missed; whatever is further on is none of this run. */
const widestHole = 100_000
/** Events of the journal that are taken in at a time. */
const eventsAtOnce = 1000

async function readLeft(
  tx: Database,
  {
    entryId,
    begun,
    journaled,
  }: { entryId: number; begun: readonly MessagePart[]; journaled: JournalEvents },
): Promise<Left> {
  const left: Left = { ...nothingOf(begun), lost: 0 }
  const take = (events: readonly ChatEvent[]) => {
    const merged = mergeDeltas(events)
    left.parts = foldEvents(merged, left.parts)
    left.added = foldEvents(merged, left.added)
  }
  for await (const { events, lost, upTo } of readStoredEvents(tx, entryId)) {
    take(events)
    left.lost += lost
    left.savedSeq = upTo
  }
  left.lastSeq = left.savedSeq
  const lines: string[] = []
  let unsaved: ChatEvent[] = []
  const takeUnsaved = () => {
    take(unsaved)
    for (const { seq, ...event } of unsaved) lines.push(eventLine(event, seq))
    unsaved = []
  }
  let unread = 0
  for await (const event of journaled) {
    if (!event || event.seq > left.lastSeq + widestHole) unread++
    else {
      unread = 0
      if (event.seq <= left.lastSeq) continue
      // A hole tells how many are missing, those that were never written among them.
      left.lost += event.seq - left.lastSeq - 1
      left.lastSeq = event.seq
      if (unsaved.push(event) === eventsAtOnce) takeUnsaved()
    }
  }
  left.lost += unread
  takeUnsaved()
  left.unsaved = lines.join('')
  return left
}
