import { eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { limits } from './limits.table.ts'

type Counted = { used: number; endsAt: Date }
type Count = { keyHash: string; now: Date; endsAt: Date }

/** Counts one more; resolves with how many that makes since the counting began, and when it begins anew. */
export const countOne = (db: Database, count: Count): Promise<Counted> =>
  upsert(db, count, sql`(values (true)) as once`)

/**
 * The same, in no transaction, without waiting for the disk: a database that crashes may forget what was counted in the last half second.
 */
export const countOneQuickly = (db: Database, count: Count): Promise<Counted> =>
  upsert(db, count, sql`(select set_config('synchronous_commit', 'off', true)) as quickly`)

async function upsert(
  db: Database,
  { keyHash, now, endsAt }: Count,
  once: SQL<unknown>,
): Promise<Counted> {
  const isOver = sql`limits.ends_at <= ${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ used: number; ends_at: Date }>(sql`
    insert into limits (key_hash, used, ends_at)
    select ${keyHash}, 1, ${endsAt.toISOString()}::timestamptz from ${once}
    on conflict (key_hash) do update set
      used = case when ${isOver} then 1 else limits.used + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else limits.ends_at end
    returning used, ends_at`)
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return { used: row.used, endsAt: new Date(row.ends_at) }
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
