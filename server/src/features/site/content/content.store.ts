import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { siteContents } from './content.table.ts'
import type { ContentBody, ContentKind } from './content-kinds.ts'

export type ContentRecord = { id: number; isShown: boolean; body: unknown; updatedAt: Date }

/** What a site holds of a kind, in its order. */
export async function listContents(
  db: Database,
  siteId: number,
  kind: ContentKind,
): Promise<ContentRecord[]> {
  return db
    .select({
      id: siteContents.id,
      isShown: siteContents.isShown,
      body: siteContents.body,
      updatedAt: siteContents.updatedAt,
    })
    .from(siteContents)
    .where(and(eq(siteContents.siteId, siteId), eq(siteContents.kind, kind)))
    .orderBy(asc(siteContents.position), asc(siteContents.id))
}

export type KnownContent = { id: number; kind: ContentKind; isShown: boolean; body: unknown }

/** An entry of this site. */
export async function findContent(
  db: Database,
  { siteId, id }: { siteId: number; id: number },
): Promise<KnownContent | undefined> {
  const { id: number, kind, isShown, body } = siteContents
  const [row] = await db
    .select({ id: number, kind, isShown, body })
    .from(siteContents)
    .where(and(eq(siteContents.siteId, siteId), eq(siteContents.id, id)))
  return row
}

/** Adds one after all others of its kind. */
export async function appendContent(
  db: Database,
  entry: { siteId: number; kind: ContentKind; isShown: boolean; body: unknown; updatedAt: Date },
): Promise<number> {
  const [last] = await db
    .select({ position: siteContents.position })
    .from(siteContents)
    .where(and(eq(siteContents.siteId, entry.siteId), eq(siteContents.kind, entry.kind)))
    .orderBy(desc(siteContents.position))
    .limit(1)
  const [row] = await db
    .insert(siteContents)
    .values({ ...entry, position: (last?.position ?? -1) + 1 })
    .returning({ id: siteContents.id })
  if (!row) throw new Error('an entry was not kept')
  return row.id
}

export async function updateContent(
  db: Database,
  id: number,
  changes: { isShown?: boolean; body?: unknown; updatedAt?: Date; position?: number },
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.update(siteContents).set(changes).where(eq(siteContents.id, id))
}

/** False when it is not there, or of another site. */
export async function deleteContent(
  db: Database,
  { siteId, id }: { siteId: number; id: number },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(siteContents)
    .where(and(eq(siteContents.siteId, siteId), eq(siteContents.id, id)))
  return Boolean(rowCount)
}

/** Locks what a site holds of a kind, so that two who arrange it come one after the other; gives the numbers in their order. */
export async function lockContents(
  db: Database,
  siteId: number,
  kind: ContentKind,
): Promise<number[]> {
  const ofKind = and(eq(siteContents.siteId, siteId), eq(siteContents.kind, kind))
  const rows = await db
    .select({ id: siteContents.id, position: siteContents.position })
    .from(siteContents)
    .where(ofKind)
    .orderBy(asc(siteContents.position), asc(siteContents.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Gives entries these places, from the front. */
export async function placeContents(db: Database, ids: readonly number[]): Promise<void> {
  const places = sql.join(
    ids.map((id, position) => sql`when ${id}::int then ${position}::int`),
    sql` `,
  )
  await db
    .update(siteContents)
    .set({ position: sql`case ${siteContents.id} ${places} end` })
    .where(inArray(siteContents.id, [...ids]))
}

const selectStamps = fixedStatement<{ siteId: number; stamp: string }, []>(`
  select site_id as "siteId", md5(string_agg(concat_ws('/', id, position, is_shown, body), ',' order by id)) as stamp
  from site_contents group by site_id`)

/** For each site that tells something, a text that changes whenever any of it does. */
export async function listContentStamps(db: Database): Promise<Map<number, string>> {
  const rows = await selectStamps(db)
  return new Map(rows.map(({ siteId, stamp }) => [siteId, stamp]))
}

/** Adds contents of a kind, in this order. */
export async function insertContents<K extends ContentKind>(
  db: Database,
  siteId: number,
  kind: K,
  bodies: readonly ContentBody<K>[],
): Promise<void> {
  if (bodies.length === 0) return
  await db
    .insert(siteContents)
    .values(bodies.map((body, position) => ({ siteId, kind, position, body })))
}

/** Gives a site what another one has, of every kind. */
export async function copyContents(db: Database, from: number, to: number): Promise<void> {
  await db.execute(
    sql`insert into site_contents (site_id, kind, position, is_shown, body)
        select ${to}, kind, position, is_shown, body from site_contents where site_id = ${from} order by id`,
  )
}
