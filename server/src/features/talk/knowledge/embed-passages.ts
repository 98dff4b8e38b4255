// Gives the passages of a document their vectors, a batch at a time. Where nothing embeds, or it fails, words alone find them.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { FindEmbedder } from './embedder.ts'
import * as store from './reading.store.ts'

/** Texts in one call. */
const batch = 64

const leaseMs = 5 * 60_000

type Dependencies = {
  db: Database
  log: Logger
  findEmbedder: FindEmbedder
}

/** Lets the document go at the end; `document.leaseUntil` is moved on while it works. */
export async function embedPassages(
  document: Pick<store.ClaimedDocument, 'id' | 'siteId' | 'leaseUntil'>,
  { db, log, findEmbedder }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  const { id, siteId } = document
  let by: string | null = null
  try {
    const embedder = await findEmbedder(siteId)
    for (let from = 0; embedder; from += batch) {
      const texts = await store.listTexts(db, id, { from, size: batch })
      if (texts.length === 0) break
      document.leaseUntil = await store.prolongLease(db, id, leaseMs)
      const made = await embedder.embed(
        texts.map(({ text }) => text),
        'passage',
        signal,
      )
      // Two models that take turns behind one name would not fit together.
      if (by !== null && made.by !== by) throw new Error('the model changed on the way')
      by = made.by
      await store.storeVectors(
        db,
        id,
        texts.map(({ position }, at) => ({ position, vector: made.vectors[at] ?? [] })),
      )
      await sleep(0)
    }
  } catch (error) {
    if (signal.aborted) throw error
    log.warn({ err: error, documentId: id }, 'a document is found by its words alone')
    by = null
  }
  await store.finishDocument(db, document, { embeddedBy: by })
}
