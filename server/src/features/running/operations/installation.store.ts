import { workStates } from '@atelier/contract/work-terms'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

/** Resolves with whether the database takes writes. One that has become a standby, or is closed for maintenance, still answers. */
export async function takesWrites(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ closed: string }>(
    sql`select current_setting('transaction_read_only') as closed`,
  )
  return rows[0]?.closed === 'off'
}

/** How many works wait and run, and how long the one that was queued first has waited. */
export async function readQueue(
  db: Database,
  now: Date,
): Promise<{ waiting: number; running: number; oldestWaitMs: number }> {
  const { rows } = await db.execute<{ waiting: number; running: number; oldest: string | null }>(
    sql`select
      (select count(*) from works where state = ${sql.raw(String(workStates.waiting))}) as waiting,
      (select count(*) from works where state = ${sql.raw(String(workStates.running))}) as running,
      (select min(created_at) from works where state = ${sql.raw(String(workStates.waiting))}) as oldest`,
  )
  const [row] = rows
  const oldest = row?.oldest ? new Date(row.oldest).getTime() : now.getTime()
  return {
    waiting: Number(row?.waiting ?? 0),
    running: Number(row?.running ?? 0),
    oldestWaitMs: Math.max(0, now.getTime() - oldest),
  }
}
