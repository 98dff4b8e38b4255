import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { likes, publications } from './publications.table.ts'

const of = (workId: number, accountId: number) =>
  and(eq(likes.workId, workId), eq(likes.accountId, accountId))

export const isLiked = async (db: Database, workId: number, accountId: number): Promise<boolean> =>
  (await db.$count(likes, of(workId, accountId))) > 0

/** Notes or takes back a like and counts it; resolves with by how much that changed the count. */
export async function setLiked(
  tx: Database,
  {
    id,
    accountId,
    isLiked: wanted,
    at,
  }: { id: number; accountId: number; isLiked: boolean; at: Date },
): Promise<-1 | 0 | 1> {
  const changed = wanted
    ? await tx
        .insert(likes)
        .values({ workId: id, accountId, createdAt: at })
        .onConflictDoNothing()
        .returning({ id: likes.workId })
    : await tx.delete(likes).where(of(id, accountId)).returning({ id: likes.workId })
  if (changed.length === 0) return 0
  const by = wanted ? 1 : -1
  await tx
    .update(publications)
    .set({ likes: sql`${publications.likes} + ${by}` })
    .where(eq(publications.workId, id))
  return by
}
