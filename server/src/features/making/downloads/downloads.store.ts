import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { downloads } from './downloads.table.ts'

export type DownloadRecord = typeof downloads.$inferSelect

export async function insertDownload(db: Database, download: DownloadRecord): Promise<void> {
  await db.insert(downloads).values(download)
}

/** Those of an account that have not expired, newest first. */
export async function listOwnDownloads(
  db: Database,
  ownerId: number,
  now: Date,
): Promise<DownloadRecord[]> {
  return db
    .select()
    .from(downloads)
    .where(and(eq(downloads.ownerId, ownerId), gt(downloads.expiresAt, now)))
    .orderBy(desc(downloads.createdAt), desc(downloads.id))
}

/** One that has not expired, whoever asked for it. */
export async function findDownload(
  db: Database,
  id: string,
  now: Date,
): Promise<DownloadRecord | undefined> {
  const [row] = await db
    .select()
    .from(downloads)
    .where(and(eq(downloads.id, id), gt(downloads.expiresAt, now)))
  return row
}

/** Keeps these of an account alone. */
export async function deleteOtherDownloads(
  db: Database,
  ownerId: number,
  keep: readonly string[],
): Promise<void> {
  await db
    .delete(downloads)
    .where(and(eq(downloads.ownerId, ownerId), notInArray(downloads.id, [...keep])))
}

export async function deleteExpiredDownloads(db: Database, now: Date): Promise<void> {
  await db.delete(downloads).where(lte(downloads.expiresAt, now))
}

/** Hands all archives of one account to another. */
export async function moveDownloads(db: Database, fromId: number, toId: number): Promise<void> {
  await db.update(downloads).set({ ownerId: toId }).where(eq(downloads.ownerId, fromId))
}
