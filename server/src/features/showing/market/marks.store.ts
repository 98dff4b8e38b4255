// Who likes and who collects what. A count is the number of rows, so it is right whatever runs in parallel.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { marketMarks } from './market.table.ts'

export type MarkKind = 'like' | 'collect'
export type Marks = { likes: number; collects: number; isLiked: boolean; isCollected: boolean }

/** What is thought of prompts on a site, and by one reader; those without marks are left out. */
export async function countMarks(
  db: Database,
  ids: readonly number[],
  { siteId, accountId }: { siteId: number; accountId: number },
): Promise<Map<number, Marks>> {
  if (ids.length === 0) return new Map()
  const isMine = sql`${marketMarks.accountId} = ${accountId}`
  const rows = await db
    .select({
      promptId: marketMarks.promptId,
      likes: sql<number>`(count(*) filter (where kind = 'like'))::int`,
      collects: sql<number>`(count(*) filter (where kind = 'collect'))::int`,
      isLiked: sql<boolean>`bool_or(${isMine} and kind = 'like')`,
      isCollected: sql<boolean>`bool_or(${isMine} and kind = 'collect')`,
    })
    .from(marketMarks)
    .where(and(eq(marketMarks.siteId, siteId), inArray(marketMarks.promptId, [...ids])))
    .groupBy(marketMarks.promptId)
  return new Map(rows.map(({ promptId, ...marks }) => [promptId, marks]))
}

export async function insertMark(
  db: Database,
  mark: typeof marketMarks.$inferInsert,
): Promise<void> {
  await db.insert(marketMarks).values(mark).onConflictDoNothing()
}

export async function deleteMark(
  db: Database,
  { accountId, promptId, kind }: { accountId: number; promptId: number; kind: MarkKind },
): Promise<void> {
  await db
    .delete(marketMarks)
    .where(
      and(
        eq(marketMarks.accountId, accountId),
        eq(marketMarks.promptId, promptId),
        eq(marketMarks.kind, kind),
      ),
    )
}

/** All that somebody likes or collects, the last one first. */
export const listMarks = (db: Database, accountId: number) =>
  db
    .select({
      promptId: marketMarks.promptId,
      kind: marketMarks.kind,
      createdAt: marketMarks.createdAt,
    })
    .from(marketMarks)
    .where(eq(marketMarks.accountId, accountId))
    .orderBy(desc(marketMarks.createdAt), desc(marketMarks.promptId))

/** Numbers of all that somebody collects. */
export async function listCollected(db: Database, accountId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: marketMarks.promptId })
    .from(marketMarks)
    .where(and(eq(marketMarks.accountId, accountId), eq(marketMarks.kind, 'collect')))
  return new Set(rows.map(({ id }) => id))
}
