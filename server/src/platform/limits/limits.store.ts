import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { limits } from './limits.table.ts'

/** Counts one more; resolves with how many that makes since the counting began, and when it begins anew. */
export async function countOne(
  db: Database,
  { keyHash, now, endsAt }: { keyHash: string; now: Date; endsAt: Date },
): Promise<{ used: number; endsAt: Date }> {
  const isOver = sql`${limits.endsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(limits)
    .values({ keyHash, used: 1, endsAt })
    .onConflictDoUpdate({
      target: limits.keyHash,
      set: {
        used: sql`case when ${isOver} then 1 else ${limits.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limits.endsAt} end`,
      },
    })
    .returning({ used: limits.used, endsAt: limits.endsAt })
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Takes one back that turned out not to count. */
export async function uncountOne(db: Database, keyHash: string): Promise<void> {
  await db
    .update(limits)
    .set({ used: sql`greatest(${limits.used} - 1, 0)` })
    .where(eq(limits.keyHash, keyHash))
}

export async function deleteCount(db: Database, keyHash: string): Promise<void> {
  await db.delete(limits).where(eq(limits.keyHash, keyHash))
}

export async function deleteEndedCounts(db: Database, now: Date): Promise<void> {
  await db.delete(limits).where(lte(limits.endsAt, now))
}
