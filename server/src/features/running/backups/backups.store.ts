import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { backupRuns } from './backups.table.ts'

export type BackupRun = typeof backupRuns.$inferSelect

const id = 1
const only = eq(backupRuns.id, id)

export async function findRun(db: Database): Promise<BackupRun | undefined> {
  const [row] = await db.select().from(backupRuns).where(only)
  return row
}

/** Begins one; false while one is under way, unless nobody was at it since `abandoned`. */
export async function beginRun(
  db: Database,
  { now, abandoned }: { now: Date; abandoned: Date },
): Promise<boolean> {
  const values = { beganAt: now, touchedAt: now, failure: null }
  const rows = await db
    .insert(backupRuns)
    .values({ id, ...values })
    .onConflictDoUpdate({
      target: backupRuns.id,
      set: values,
      setWhere: sql`${backupRuns.touchedAt} is null or ${backupRuns.touchedAt} < ${abandoned}`,
    })
    .returning({ id: backupRuns.id })
  return rows.length > 0
}

export async function touchRun(db: Database, now: Date): Promise<void> {
  await db.update(backupRuns).set({ touchedAt: now }).where(only)
}

export async function endRun(db: Database, failure: BackupRun['failure']): Promise<void> {
  await db.update(backupRuns).set({ touchedAt: null, failure }).where(only)
}
