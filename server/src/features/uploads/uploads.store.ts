import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { uploads } from './uploads.table.ts'

export type UploadRecord = typeof uploads.$inferSelect

export async function insertUpload(
  db: Database,
  upload: Omit<UploadRecord, 'createdAt'>,
): Promise<void> {
  await db.insert(uploads).values(upload)
}

/** The upload whose address this is. */
export async function findByAddress(
  db: Database,
  id: string,
  key: string,
): Promise<UploadRecord | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.key, key)))
  return row
}

export async function findOwnUpload(
  db: Database,
  ownerId: number,
  id: string,
): Promise<UploadRecord | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId)))
  return row
}

/** Hands all uploads of one account to another. */
export async function moveUploads(db: Database, fromId: number, toId: number): Promise<void> {
  await db.update(uploads).set({ ownerId: toId }).where(eq(uploads.ownerId, fromId))
}

/** Uploads of an account by their ids, those after one. */
export async function listUploadsAfter(
  db: Database,
  ownerId: number,
  after: { id: string; limit: number },
): Promise<UploadRecord[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gt(uploads.id, after.id)))
    .orderBy(asc(uploads.id))
    .limit(after.limit)
}

/** Ids of all uploads of an account. */
export async function listUploadIds(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, ownerId))
  return rows.map((row) => row.id)
}
