import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
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

/** For each site that tells something, a text that changes whenever any of it does. */
export async function listContentStamps(db: Database): Promise<Map<number, string>> {
  const rows = await db
    .select({
      siteId: siteContents.siteId,
      stamp: sql<string>`md5(string_agg(concat_ws('/', ${siteContents.id}, ${siteContents.position}, ${siteContents.isShown}, ${siteContents.body}), ',' order by ${siteContents.id}))`,
    })
    .from(siteContents)
    .groupBy(siteContents.siteId)
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
