import { and, asc, count, desc, eq, gte, ilike, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { documents, passages } from './knowledge.table.ts'

export type DocumentRecord = typeof documents.$inferSelect
export type PassageRecord = Pick<
  typeof passages.$inferSelect,
  'documentId' | 'position' | 'text' | 'place'
>

const passageColumns = {
  documentId: passages.documentId,
  position: passages.position,
  text: passages.text,
  place: passages.place,
}

export const countOwn = (db: Database, ownerId: number): Promise<number> =>
  db.$count(documents, eq(documents.ownerId, ownerId))

const selectHasOwn = fixedStatement<{ hasOwn: boolean }, [ownerId: number]>(
  'select exists (select from documents where owner_id = $1) as "hasOwn"',
)

export const hasOwn = async (db: Database, ownerId: number): Promise<boolean> =>
  (await selectHasOwn(db, ownerId))[0]?.hasOwn ?? false

export async function findByHash(
  db: Database,
  ownerId: number,
  hash: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.hash, hash)))
  return row
}

type NewDocument = Pick<
  DocumentRecord,
  'ownerId' | 'title' | 'mime' | 'bytes' | 'hash' | 'createdAt'
>

export async function insertDocument(db: Database, document: NewDocument): Promise<DocumentRecord> {
  const [row] = await db.insert(documents).values(document).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateDocument(
  db: Database,
  id: number,
  changes: Partial<DocumentRecord>,
): Promise<void> {
  await db.update(documents).set(changes).where(eq(documents.id, id))
}

export async function findOwnDocument(
  db: Database,
  ownerId: number,
  id: number,
): Promise<DocumentRecord | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, ownerId)))
  return row
}

/** Those of an account among the numbers, in no order. */
export async function listOwnByIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<DocumentRecord[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), eq(documents.ownerId, ownerId)))
}

const asPart = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export async function pageOwn(
  db: Database,
  ownerId: number,
  { page, size, q }: { page: number; size: number; q?: string | undefined },
): Promise<{ rows: DocumentRecord[]; count: number }> {
  const wanted = and(
    eq(documents.ownerId, ownerId),
    q ? ilike(documents.title, asPart(q)) : undefined,
  )
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(documents)
      .where(wanted)
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(documents).where(wanted),
  ])
  return { rows, count: all?.count ?? 0 }
}

/** Documents of an account after one, in the order of their numbers. */
export async function listAfter(
  db: Database,
  ownerId: number,
  { id, limit }: { id: number; limit: number },
): Promise<DocumentRecord[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), sql`${documents.id} > ${id}`))
    .orderBy(asc(documents.id))
    .limit(limit)
}

export async function listIds(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
  return rows.map(({ id }) => id)
}

/** False when there is no such document of the account. Its passages go along. */
export async function deleteDocument(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, ownerId)))
    .returning({ id: documents.id })
  return rows.length > 0
}

/** Passages of a document from a position on. */
export async function listPassages(
  db: Database,
  documentId: number,
  { from, size }: { from: number; size: number },
): Promise<PassageRecord[]> {
  return db
    .select(passageColumns)
    .from(passages)
    .where(and(eq(passages.documentId, documentId), gte(passages.position, from)))
    .orderBy(asc(passages.position))
    .limit(size)
}

/** All passages of these documents, in their order; at most `limit`. */
export async function listPassagesOf(
  db: Database,
  ids: readonly number[],
  limit: number,
): Promise<PassageRecord[]> {
  if (ids.length === 0) return []
  return db
    .select(passageColumns)
    .from(passages)
    .where(inArray(passages.documentId, [...ids]))
    .orderBy(asc(passages.documentId), asc(passages.position))
    .limit(limit)
}

export type PassageKey = { documentId: number; position: number }

/** Passages by their places, in no order. */
export async function listPassagesAt(
  db: Database,
  keys: readonly PassageKey[],
): Promise<PassageRecord[]> {
  if (keys.length === 0) return []
  const pairs = keys.map(({ documentId, position }) => sql`(${documentId}::int, ${position}::int)`)
  return db
    .select(passageColumns)
    .from(passages)
    .where(sql`(${passages.documentId}, ${passages.position}) in (${sql.join(pairs, sql`, `)})`)
}

/** Hands all documents of one account to another; one that both have stays twice, as conversations name it. */
export async function moveDocuments(db: Database, fromId: number, toId: number): Promise<void> {
  await db
    .update(documents)
    .set({
      ownerId: toId,
      hash: sql`case when exists (select from documents as own where own.owner_id = ${toId} and own.hash = ${documents.hash})
        then ${documents.hash} || '-' || ${documents.id} else ${documents.hash} end`,
    })
    .where(eq(documents.ownerId, fromId))
}
