import { and, asc, count, desc, eq, gt, inArray, isNull, like, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { apps } from '../../talk/apps/apps.table.ts'
import { chatEntries } from '../../talk/chatlog/chatlog.table.ts'
import { chatGroups } from '../../talk/groups/groups.table.ts'
import { accounts } from '../accounts/accounts.table.ts'
import { uploads } from './uploads.table.ts'

export type UploadRecord = typeof uploads.$inferSelect

export type NewUpload = Omit<UploadRecord, 'createdAt' | 'hiddenAt'>

/** False when the owner has one already that was made from the same in the same way. */
export async function insertUpload(db: Database, upload: NewUpload): Promise<boolean> {
  const rows = await db
    .insert(uploads)
    .values(upload)
    .onConflictDoNothing({ target: [uploads.ownerId, uploads.madeFrom] })
    .returning({ id: uploads.id })
  return rows.length > 0
}

/** One that was brought from elsewhere or is listed nowhere, with its times. */
export async function insertBrought(tx: Database, upload: UploadRecord): Promise<void> {
  await tx.insert(uploads).values(upload)
}

/** Those of an account among these, deleted ones that are still shown included. */
export async function listOwnIds(
  db: Database,
  ownerId: number,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** What their addresses are made of. */
export async function listKeys(
  db: Database,
  ids: readonly string[],
): Promise<Pick<UploadRecord, 'id' | 'key'>[]> {
  return db
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
}

/** The upload of a site whose address this is. */
export async function findOfSite(
  db: Database,
  { id, key, siteId }: { id: string; key: string; siteId: number },
): Promise<UploadRecord | undefined> {
  const [row] = await db
    .select({ upload: uploads })
    .from(uploads)
    .innerJoin(accounts, eq(accounts.id, uploads.ownerId))
    .where(and(eq(uploads.id, id), eq(uploads.key, key), eq(accounts.siteId, siteId)))
  return row?.upload
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

const listed = (ownerId: number) => and(eq(uploads.ownerId, ownerId), isNull(uploads.hiddenAt))

export type UploadPage = { page: number; size: number; medium: 'picture' | 'clip' | 'song' }

const mimeStarts = { picture: 'image/', clip: 'video/', song: 'audio/' } as const

/** Uploads of a medium that an account lists, newest first. */
export async function listUploads(
  db: Database,
  ownerId: number,
  { page, size, medium }: UploadPage,
): Promise<{ rows: UploadRecord[]; count: number }> {
  const isWanted = and(listed(ownerId), like(uploads.mime, `${mimeStarts[medium]}%`))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(uploads)
      .where(isWanted)
      .orderBy(desc(uploads.createdAt), desc(uploads.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(uploads).where(isWanted),
  ])
  return { rows, count: all?.count ?? 0 }
}

/** Those of an account that are listed; all of them, or those among `ids`. */
export async function listListedUploads(
  db: Database,
  ownerId: number,
  { ids, limit }: { ids?: readonly string[]; limit: number },
): Promise<UploadRecord[]> {
  return db
    .select()
    .from(uploads)
    .where(and(listed(ownerId), ids && inArray(uploads.id, [...ids])))
    .limit(limit)
}

/** Uploads by their ids, whoever has them, without those that their owner deleted. */
export async function listUploadsById(
  db: Database,
  ids: readonly string[],
): Promise<UploadRecord[]> {
  return db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.hiddenAt)))
}

/** What an account has that was made so, deleted ones included. */
export async function listMadeUploads(
  db: Database,
  ownerId: number,
  madeFrom: readonly string[],
): Promise<UploadRecord[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.madeFrom, [...madeFrom])))
}

/** Hidden since `at`, or listed again. */
export async function setHidden(
  db: Database,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  await db
    .update(uploads)
    .set({ hiddenAt: at })
    .where(inArray(uploads.id, [...ids]))
}

export async function deleteUploads(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.id, [...ids]))
}

/** Those that were hidden, or last looked at, before a time; the oldest first. */
export async function listHiddenUploads(
  db: Database,
  before: Date,
  { max, skip }: { max: number; skip: number },
): Promise<UploadRecord[]> {
  return db
    .select()
    .from(uploads)
    .where(lt(uploads.hiddenAt, before))
    .orderBy(asc(uploads.hiddenAt), asc(uploads.id))
    .limit(max)
    .offset(skip)
}

/** Which of these addresses an account shows: in a message of its own, or as its picture of itself. */
export async function listShownAddresses(
  db: Database,
  ownerId: number,
  addresses: readonly string[],
): Promise<string[]> {
  const among = (address: ReturnType<typeof sql>) =>
    sql`${address} in (${sql.join(
      addresses.map((each) => sql`${each}`),
      sql`, `,
    )})`
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct part->>'url' as address
    from ${chatEntries}
    join ${chatGroups} on ${chatGroups.id} = ${chatEntries.groupId}
    cross join lateral jsonb_array_elements(${chatEntries.parts}) part
    where ${chatGroups.ownerId} = ${ownerId} and ${chatEntries.parts} @> '[{"type":"image"}]'::jsonb
      and ${among(sql`part->>'url'`)}
    union
    select ${accounts.avatar} from ${accounts}
    where ${accounts.id} = ${ownerId} and ${among(sql`${accounts.avatar}`)}
    union
    select ${apps.icon} from ${apps}
    where ${apps.ownerId} = ${ownerId} and ${among(sql`${apps.icon}`)}`)
  return rows.map((row) => row.address)
}
