import { workStates } from '@atelier/contract/work-terms'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'

/** Resolves when the database answers. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
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
