import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { DocumentRecord } from './knowledge.store.ts'
import { appDocuments, documents } from './knowledge.table.ts'

/** What an app knows, in the order in which it was given. */
export async function listOfApp(db: Database, appId: number): Promise<DocumentRecord[]> {
  const rows = await db
    .select({ document: documents })
    .from(appDocuments)
    .innerJoin(documents, eq(documents.id, appDocuments.documentId))
    .where(eq(appDocuments.appId, appId))
    .orderBy(asc(appDocuments.position))
  return rows.map(({ document }) => document)
}

/** Those of an account among the numbers, which stay there until the transaction ends; in no order. */
export async function holdOwn(
  tx: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), eq(documents.ownerId, ownerId)))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** An app knows these and no others, in this order. */
export async function replaceOfApp(
  tx: Database,
  appId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.delete(appDocuments).where(eq(appDocuments.appId, appId))
  if (ids.length === 0) return
  await tx
    .insert(appDocuments)
    .values(ids.map((documentId, position) => ({ appId, documentId, position })))
}
