import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** What the database's clock shows: the one by which leases and signs of life are written and judged. */
export async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now() as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}
