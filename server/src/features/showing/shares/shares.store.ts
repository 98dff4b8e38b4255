import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { shares } from './shares.table.ts'

export type ShareRow = typeof shares.$inferSelect

const opens = (at: Date) =>
  and(isNull(shares.revokedAt), or(isNull(shares.expiresAt), gt(shares.expiresAt, at)))

export async function insertShare(
  db: Database,
  share: Omit<typeof shares.$inferInsert, 'id'>,
): Promise<ShareRow> {
  const [row] = await db.insert(shares).values(share).returning()
  if (!row) throw new Error('a link was not saved')
  return row
}

/** Somebody's links that open something, newest first. */
export async function listShares(
  db: Database,
  ownerId: number,
  at: Date,
  subject: { groupId?: number; workId?: number } = {},
): Promise<ShareRow[]> {
  return db
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        opens(at),
        subject.groupId === undefined ? undefined : eq(shares.groupId, subject.groupId),
        subject.workId === undefined ? undefined : eq(shares.workId, subject.workId),
      ),
    )
    .orderBy(desc(shares.id))
}

/** All links of somebody by their numbers, those after one. */
export async function listSharesAfter(
  db: Database,
  ownerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ShareRow[]> {
  return db
    .select()
    .from(shares)
    .where(and(eq(shares.ownerId, ownerId), gt(shares.id, after)))
    .orderBy(shares.id)
    .limit(limit)
}

export const countShares = (db: Database, ownerId: number, at: Date): Promise<number> =>
  db.$count(shares, and(eq(shares.ownerId, ownerId), opens(at)))

export async function findByKey(
  db: Database,
  key: string,
  at: Date,
): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.key, key), opens(at)))
  return row
}

export async function countView(db: Database, id: number): Promise<void> {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(eq(shares.id, id))
}

/** False when there was no such link of theirs that opened something. */
export async function revoke(
  db: Database,
  { id, ownerId, at }: { id: number; ownerId: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(shares)
    .set({ revokedAt: at })
    .where(and(eq(shares.id, id), eq(shares.ownerId, ownerId), opens(at)))
    .returning({ id: shares.id })
  return rows.length > 0
}

/** Hands all links of one account to another. */
export async function moveShares(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx.update(shares).set({ ownerId: toId }).where(eq(shares.ownerId, fromId))
}
