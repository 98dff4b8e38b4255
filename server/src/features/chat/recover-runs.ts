// After a crash: what had been written, in the database or the journal, becomes the answer, marked as interrupted.
import { foldEvents, plainText } from '@atelier/contract/fold-events'
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { failureText } from '../../platform/http/failure-texts.ts'
import { wordsToIndex } from '../../platform/search-words.ts'
import { storable } from '../../platform/storable-text.ts'
import { addUsage, estimateRun } from './answer-usage.ts'
import { releaseOrphans, settleAnswer } from './charge-answer.ts'
import * as store from './chat.store.ts'
import { eventLine, readEventLines } from './event-lines.ts'
import type { RunJournal } from './run-journal.ts'

/** The stored events of a run, after number `after`, in order. */
export async function listStoredEvents(
  db: Database,
  entryId: number,
  after = 0,
): Promise<ChatEvent[]> {
  const chunks = await store.listChunks(db, entryId, after)
  return chunks.flatMap((chunk) => readEventLines(chunk.lines)).filter((event) => event.seq > after)
}

/** Marks every run that this server left unfinished as interrupted, with all that its journal holds. Returns their entries. */
export async function recoverOwnRuns(dependencies: {
  db: Database
  clock: Clock
  journal: RunJournal
  serverId: string
}): Promise<number[]> {
  const { db, clock, journal, serverId } = dependencies
  const orphans = await store.listOwnRuns(db, serverId)
  for (const entryId of orphans) await interruptRun(entryId, journal.read(entryId), { db, clock })
  // Files of runs that had ended, or that were deleted.
  for (const entryId of journal.list()) journal.discard(entryId)
  return orphans
}

/** Marks the runs of servers that have been silent since `deadline` as interrupted. */
export async function recoverLostRuns(
  dependencies: { db: Database; clock: Clock; serverId: string },
  deadline: Date,
): Promise<number[]> {
  const { db, clock, serverId } = dependencies
  const orphans = await store.listSilentRuns(db, serverId, deadline)
  for (const entryId of orphans) await interruptRun(entryId, '', { db, clock })
  return orphans
}

/** Ends a run that nobody writes any more with what there is of it, and charges for that by estimate. One that has ended stays as it is. */
export async function interruptRun(
  entryId: number,
  journaled: string,
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockEntry(tx, entryId)
    const run = await store.findUnfinishedRun(tx, entryId)
    if (!run) return
    const { charge } = run
    const at = clock.now()
    const stored = await listStoredEvents(tx, entryId)
    const savedSeq = stored.at(-1)?.seq ?? 0
    const unsaved = readEventLines(journaled).filter((event) => event.seq > savedSeq)
    const events = [...stored, ...unsaved]
    const used = charge && estimateRun(charge.inputTokens, foldEvents(events))
    const usage = addUsage(run.usage, used)
    const charged = charge ? await settleAnswer(tx, charge, { usage: used, at }) : 0
    const bill = { usage, price: run.price + charged }
    const parts = storable(foldEvents(events, run.parts))
    const toSeq = (unsaved.at(-1)?.seq ?? savedSeq) + 1
    const message = failureText('run.interrupted', 'zh-CN')
    const last = eventLine(
      { type: 'error', code: 'run.interrupted', message, ...(usage ? { ...bill, usage } : {}) },
      toSeq,
    )
    await store.finishAnswer(tx, {
      entryId,
      state: 'interrupted',
      parts,
      words: wordsToIndex(plainText(parts)),
      ...bill,
      errorCode: 'run.interrupted',
      errorValues: null,
      chunk: {
        entryId,
        fromSeq: savedSeq + 1,
        toSeq,
        lines: unsaved.map(({ seq, ...event }) => eventLine(event, seq)).join('') + last,
      },
      at,
    })
  })
}

/** A server silent for so long is taken for dead. */
const silentMs = 45_000
/** How long the log of an ended run can still be attached to. */
export const keepRunsMs = 10 * 60_000

/** How long credits may be held for an answer that is not there any more: its group was deleted while another server wrote it. */
const orphanedMs = 30 * 60_000

/** Mends what dead servers left, gives back what nobody uses and lets old logs go. */
export async function sweepRuns(dependencies: {
  db: Database
  clock: Clock
  serverId: string
}): Promise<void> {
  const { db, clock } = dependencies
  const now = clock.now().getTime()
  await recoverLostRuns(dependencies, new Date(now - silentMs))
  await releaseOrphans(db, {
    before: new Date(now - orphanedMs),
    at: new Date(now),
    listHeld: (ids) => store.listHeldReservations(db, ids),
  })
  await store.deleteOldRuns(db, new Date(now - keepRunsMs))
}
