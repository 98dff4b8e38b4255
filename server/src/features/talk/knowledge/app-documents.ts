// What apps and roles know, for the feature that makes them.
import { Failure } from '@atelier/contract/errors'
import type { DocumentState } from '@atelier/contract/knowledge-terms'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './app-documents.store.ts'

export type AppDocument = { id: number; title: string; state: DocumentState }

/** The documents of an app in their order, whatever their state; none for what comes with the product. */
export async function documentsOfApp(appId: number, db: Database): Promise<AppDocument[]> {
  const rows = await store.listOfApp(db, appId)
  return rows.map(({ id, title, state }) => ({ id, title, state }))
}

/** Lets an app know these documents of its author and no others, each once. Throws documents.not_found. */
export async function giveDocuments(
  ids: readonly number[],
  { appId, ownerId }: { appId: number; ownerId: number },
  tx: Database,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const own = await store.holdOwn(tx, ownerId, wanted)
  if (own.length < wanted.length) throw new Failure('documents.not_found')
  await store.replaceOfApp(tx, appId, wanted)
}
