// Reads documents in the background of this server, a few at a time. What it reads it holds by a lease in the table: what a dead server
// held is taken up once its lease has run out, so that nothing is left half read.
import { Failure, type FailureCode } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import { type ClockWatch, watchClock } from '../../../platform/clock-watch.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readDatabaseTime } from '../../../platform/db/database-time.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { embedPassages } from './embed-passages.ts'
import type { FindEmbedder } from './embedder.ts'
import * as documentStore from './knowledge.store.ts'
import { passageWords } from './passage-words.ts'
import type { DocumentReader } from './reading/document-reader.ts'
import * as store from './reading.store.ts'

export type ReadingDependencies = {
  db: Database
  log: Logger
  storage: FileStorage
  reader: DocumentReader
  findEmbedder: FindEmbedder
}

export type DocumentQueue = {
  /** There may be something to read. */
  wake(): void
  /** Ends what is read here; another server, or the next start, takes it up. */
  close(): Promise<void>
}

export const documentFile = (id: number): string => `documents/${id}`

/** Longer than one document is read at most. */
export const leaseMs = 5 * 60_000

const atOnce = 2

export function createDocumentQueue(parts: ReadingDependencies): DocumentQueue {
  const { log } = parts
  const dependencies = { ...parts, databaseClock: watchClock() }
  const ending = new AbortController()
  const readers = new Set<Promise<void>>()
  const begin = () => {
    const reader = readAll(dependencies, ending.signal, wake)
      .catch((error: unknown) => {
        if (!ending.signal.aborted) log.warn({ err: error }, 'documents could not be read now')
      })
      .finally(() => readers.delete(reader))
    readers.add(reader)
  }
  const wake = () => {
    if (!ending.signal.aborted && readers.size < atOnce) begin()
  }
  return {
    wake,
    async close() {
      ending.abort(new Failure('server.stopping', { retryAfterS: 5 }))
      await dependencies.reader.close()
      await Promise.all(readers)
    },
  }
}

async function readAll(
  dependencies: ReadingDependencies & { databaseClock: ClockWatch },
  signal: AbortSignal,
  more: () => void,
): Promise<void> {
  const { db, databaseClock } = dependencies
  while (!signal.aborted) {
    // Where the clock that leases are held by was set, those who live get the time to come to their end.
    const steadyMs = databaseClock.steadyForMs(await readDatabaseTime(db))
    const document = await store.claimDocument(db, { leaseMs, leavesHeld: steadyMs < leaseMs })
    if (!document) return
    // Where one waits there may be another.
    more()
    await readOne(document, dependencies, signal)
  }
}

async function readOne(
  document: store.ClaimedDocument,
  dependencies: ReadingDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = dependencies
  const { id } = document
  try {
    if (document.state === 'reading') await readPassages(document, dependencies, signal)
    await embedPassages(document, dependencies, signal)
  } catch (error) {
    if (signal.aborted) return store.finishDocument(db, document, {})
    const code = failureOf(error)
    log.warn({ err: error, documentId: id }, 'a document was not read')
    await store.finishDocument(db, document, { state: 'failed', failure: code })
  }
}

const failureOf = (error: unknown): FailureCode =>
  error instanceof Failure && error.code.startsWith('documents.') ? error.code : 'documents.broken'

async function readPassages(
  document: store.ClaimedDocument,
  { db, storage, reader }: ReadingDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { id, title } = document
  const bytes = await storage.read(documentFile(id))
  if (!bytes) throw new Failure('documents.broken')
  const read = await reader.read({ bytes, name: title }, signal)
  const found = read.passages.map(({ text, place }) => {
    const kept = text.replaceAll('\0', '')
    const headings = (place.headings ?? []).map((heading) => heading.replaceAll('\0', ''))
    return {
      text: kept,
      place: place.headings ? { ...place, headings } : place,
      words: passageWords([title, ...headings, kept].join('\n')),
    }
  })
  await db.transaction(async (tx) => {
    // It may have been deleted meanwhile.
    if (!(await store.lockDocument(tx, id))) return
    await store.replacePassages(tx, id, found)
    await documentStore.updateDocument(tx, id, {
      state: 'ready',
      failure: null,
      mime: read.mime,
      embeddedBy: null,
      characters: read.characters,
      passages: found.length,
    })
  })
}
