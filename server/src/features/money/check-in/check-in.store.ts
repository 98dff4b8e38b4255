import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { checkIns } from './check-in.table.ts'

export type CheckIn = typeof checkIns.$inferSelect

export async function findLast(db: Database, accountId: number): Promise<CheckIn | undefined> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(eq(checkIns.accountId, accountId))
    .orderBy(desc(checkIns.day))
    .limit(1)
  return row
}

export async function insertCheckIn(tx: Database, checkIn: CheckIn): Promise<void> {
  await tx.insert(checkIns).values(checkIn)
}

/** Check-ins from one day on, until before another. */
export async function listCheckIns(
  db: Database,
  accountId: number,
  { from, before }: { from: string; before: string },
): Promise<Pick<CheckIn, 'day' | 'reward'>[]> {
  return db
    .select({ day: checkIns.day, reward: checkIns.reward })
    .from(checkIns)
    .where(
      and(eq(checkIns.accountId, accountId), gte(checkIns.day, from), lt(checkIns.day, before)),
    )
    .orderBy(asc(checkIns.day))
}
