import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { limits } from './limits.table.ts'

type Counted = { used: number; endsAt: Date }
type Count = { keyHash: string; now: Date; endsAt: Date }

// One that ends later than any can was counted before the clock was set back. Those of two servers may differ a little.
const isOver = `(limits.ends_at <= $3::timestamptz
  or limits.ends_at > $2::timestamptz + ($2::timestamptz - $3::timestamptz) + interval '1 minute')`

const upsert = (once: string) =>
  fixedStatement<Counted, [keyHash: string, endsAt: string, now: string]>(`
    insert into limits (key_hash, used, ends_at) select $1, 1, $2::timestamptz from ${once}
    on conflict (key_hash) do update set
      used = case when ${isOver} then 1 else limits.used + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else limits.ends_at end
    returning used, ends_at as "endsAt"`)

const upsertDurably = upsert('(values (true)) as once')
const upsertQuickly = upsert(`(select set_config('synchronous_commit', 'off', true)) as quickly`)

/** Counts one more; resolves with how many that makes since the counting began, and when it begins again. */
export const countOne = (db: Database, count: Count): Promise<Counted> =>
  countBy(upsertDurably, db, count)

/**
 * The same, in no transaction, without waiting for the disk: a database that crashes may forget what was counted in the last half second.
 */
export const countOneQuickly = (db: Database, count: Count): Promise<Counted> =>
  countBy(upsertQuickly, db, count)

async function countBy(
  statement: typeof upsertDurably,
  db: Database,
  { keyHash, now, endsAt }: Count,
): Promise<Counted> {
  const [row] = await statement(db, keyHash, endsAt.toISOString(), now.toISOString())
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
