// What the background needs: taking a document up, storing what was read, and vectors.
import type { FailureCode } from '@atelier/contract/errors'
import type { PassagePlace } from '@atelier/contract/knowledge-terms'
import { and, asc, eq, getTableColumns, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import type { DocumentRecord } from './knowledge.store.ts'
import { documents, passages } from './knowledge.table.ts'

export type ClaimedDocument = DocumentRecord & { siteId: number }

/**
 * The longest waiting document that nobody reads, or whose vectors somebody left unfinished, held for so long by the database's clock;
 * undefined when there is none. What others hold is taken over once their lease has run out, unless `leavesHeld`. Those of whom least is read go first. Two servers never get the same one. One whose reader died is read once more, and has failed
 * when that one dies too: it may be what it dies of.
 */
export async function claimDocument(
  db: Database,
  { leaseMs, leavesHeld = false }: { leaseMs: number; leavesHeld?: boolean },
): Promise<ClaimedDocument | undefined> {
  // One that goes on for longer than any lease does was held before the clock was set back.
  const isOver = leavesHeld
    ? sql`false`
    : sql`(${documents.leaseUntil} < now() or ${documents.leaseUntil} > now() + interval '1 hour')`
  await db
    .update(documents)
    .set({ state: 'failed', leaseUntil: null })
    .where(and(eq(documents.state, 'reading'), isOver, eq(documents.failure, readerDied)))
  const isLeft = sql`${documents.state} = 'reading' and ${documents.leaseUntil} is not null`
  const [row] = await db
    .update(documents)
    .set({
      leaseUntil: leaseFrom(leaseMs),
      failure: sql`case when ${isLeft} then ${readerDied} end`,
    })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, documents.ownerId),
        sql`${documents.id} = (select id from documents where
          (state = 'reading' and (lease_until is null or ${isOver}))
          or (state = 'ready' and ${isOver})
          order by (select count(*) from documents other where
            other.owner_id = documents.owner_id and other.state = 'reading' and other.lease_until >= now()), id
          limit 1 for update skip locked)`,
      ),
    )
    .returning({ ...getTableColumns(documents), siteId: accounts.siteId })
  return row
}

/** By the clock of the database, to the millisecond: it is told apart by it later. */
const leaseFrom = (ms: number) =>
  sql`date_trunc('milliseconds', now()) + ${ms} * interval '1 millisecond'`

/** Moves the lease of a document on; resolves with its new end. */
export async function prolongLease(
  db: Database,
  id: number,
  leaseMs: number,
): Promise<Date | null> {
  const [row] = await db
    .update(documents)
    .set({ leaseUntil: leaseFrom(leaseMs) })
    .where(eq(documents.id, id))
    .returning({ leaseUntil: documents.leaseUntil })
  return row?.leaseUntil ?? null
}

/** What stands as the failure of one that is read for the second time. */
const readerDied: FailureCode = 'documents.broken'

/**
 * Lets a document go with what became of it. Nothing happens where the lease is not this reader's any more: it has run out, and somebody
 * else reads the document now.
 */
export async function finishDocument(
  db: Database,
  { id, leaseUntil }: Pick<DocumentRecord, 'id' | 'leaseUntil'>,
  changes: Partial<DocumentRecord>,
): Promise<void> {
  if (!leaseUntil) return
  await db
    .update(documents)
    .set({ ...changes, leaseUntil: null })
    .where(and(eq(documents.id, id), eq(documents.leaseUntil, leaseUntil)))
}

export type NewPassage = { text: string; place: PassagePlace; words: readonly string[] }

/** Rows in one statement. */
const batch = 200

/** Replaces the passages of a document. */
export async function replacePassages(
  tx: Database,
  documentId: number,
  found: readonly NewPassage[],
): Promise<void> {
  await tx.delete(passages).where(eq(passages.documentId, documentId))
  for (let from = 0; from < found.length; from += batch)
    await tx.insert(passages).values(
      found.slice(from, from + batch).map(({ text, place, words }, at) => ({
        documentId,
        position: from + at,
        text,
        place,
        words: indexedWords(words),
      })),
    )
}

export async function lockDocument(tx: Database, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, id))
    .for('update')
  return rows.length > 0
}

export async function listTexts(
  db: Database,
  documentId: number,
  { from, size }: { from: number; size: number },
): Promise<{ position: number; text: string }[]> {
  return db
    .select({ position: passages.position, text: passages.text })
    .from(passages)
    .where(and(eq(passages.documentId, documentId), gte(passages.position, from)))
    .orderBy(asc(passages.position))
    .limit(size)
}

export async function storeVectors(
  db: Database,
  documentId: number,
  vectors: readonly { position: number; vector: number[] }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { position, vector } of vectors)
      await tx
        .update(passages)
        .set({ vector })
        .where(and(eq(passages.documentId, documentId), eq(passages.position, position)))
  })
}

export async function listVectors(
  db: Database,
  ids: readonly number[],
): Promise<{ documentId: number; position: number; vector: number[] }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      documentId: passages.documentId,
      position: passages.position,
      vector: passages.vector,
    })
    .from(passages)
    .where(and(inArray(passages.documentId, [...ids]), isNotNull(passages.vector)))
  return rows.flatMap(({ vector, ...row }) => (vector ? [{ ...row, vector }] : []))
}

export type RankedPassage = { documentId: number; position: number; score: number }

/** Passages of these documents that have any of the words, the best first: a word counts the more the fewer passages have it. */
export async function rankByWords(
  db: Database,
  { ids, words, limit }: { ids: readonly number[]; words: readonly string[]; limit: number },
): Promise<RankedPassage[]> {
  if (ids.length === 0 || words.length === 0) return []
  const { rows } = await db.execute<RankedPassage>(sql`
    with asked as (
      select word, quote_literal(word)::tsquery as query from unnest(${sql.param(words)}::text[]) as word
    ), pool as materialized (
      select document_id, position, words, length(words)::float as size from passages
      where document_id = any(${sql.param(ids)}::int[])
    ), total as (
      select count(*)::float as n, greatest(avg(size), 1) as size from pool
    ), hits as (
      select asked.word, pool.document_id, pool.position, pool.size
      from asked join pool on pool.words @@ asked.query
    ), rare as (
      select word, ln(1 + (total.n - count(*) + 0.5) / (count(*) + 0.5)) as weight
      from hits, total group by word, total.n
    )
    select document_id as "documentId", position,
      sum(rare.weight * 2.2 / (1 + 1.2 * (0.4 + 0.6 * hits.size / total.size))) as score
    from hits join rare using (word), total
    group by document_id, position order by score desc, document_id, position limit ${limit}`)
  return rows
}
