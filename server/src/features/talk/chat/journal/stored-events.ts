// The events of a run as the database keeps them: read a few pieces at a time, whatever stands in them.
import type { ChatEvent } from '@atelier/contract/message-parts'
import type { Database } from '../../../../platform/db/database.ts'
import * as store from '../chat.store.ts'
import { eventLine, type ReadLines, readEventLines } from './event-lines.ts'

/** Half a second of an answer each. */
const chunksAtOnce = 16

/** `upTo`: the number of the last event that a piece has, or had before it was damaged. */
export type StoredEvents = ReadLines & { upTo: number }

/** The stored events of a run after number `after`, in order, and how many between them cannot be read. */
export async function* readStoredEvents(
  db: Database,
  entryId: number,
  after = 0,
): AsyncGenerator<StoredEvents, void> {
  let last = after
  for (;;) {
    const chunks = await store.listChunks(db, entryId, { after: last, max: chunksAtOnce })
    for (const { toSeq, lines } of chunks) {
      yield { ...readEventLines(lines, { after: last, upTo: toSeq }), upTo: toSeq }
      last = toSeq
    }
    if (chunks.length < chunksAtOnce) return
  }
}

/** All that can be read of them. */
export async function listStoredEvents(
  db: Database,
  entryId: number,
  after = 0,
): Promise<ChatEvent[]> {
  const all: ChatEvent[] = []
  for await (const { events } of readStoredEvents(db, entryId, after))
    for (const event of events) all.push(event)
  return all
}

/** The same as lines, each number once, as readers are sent them. */
export async function* readStoredLines(
  db: Database,
  entryId: number,
  after: number,
): AsyncGenerator<{ lines: string; upTo: number }, void> {
  for await (const { events, upTo } of readStoredEvents(db, entryId, after)) {
    let lines = ''
    for (const event of events) lines += eventLine(event, event.seq)
    yield { lines, upTo }
  }
}
