import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../accounts/accounts.table.ts'
import { works } from '../works/works.table.ts'
import { publications } from './publications.table.ts'

export type PublicationRow = typeof publications.$inferSelect
export type PublishedRow = {
  publication: PublicationRow
  work: typeof works.$inferSelect
  author: { id: number; name: string; username: string | null; avatar: string }
}

/** Publications with their works and authors, as far as these are there, in the order asked for. */
export async function listPublished(db: Database, ids: readonly number[]): Promise<PublishedRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      publication: publications,
      work: works,
      author: {
        id: accounts.id,
        name: accounts.name,
        username: accounts.username,
        avatar: accounts.avatar,
      },
    })
    .from(publications)
    .innerJoin(works, eq(works.id, publications.workId))
    .innerJoin(accounts, eq(accounts.id, publications.ownerId))
    .where(and(inArray(publications.workId, [...ids]), isNull(works.deletedAt)))
  const byId = new Map(rows.map((row) => [row.work.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Own publications by number, those of deleted works left out. */
export async function listOwnPublications(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<PublicationRow[]> {
  const rows = await db
    .select({ publication: publications })
    .from(publications)
    .innerJoin(works, eq(works.id, publications.workId))
    .where(
      and(
        eq(publications.ownerId, ownerId),
        inArray(publications.workId, [...ids]),
        isNull(works.deletedAt),
      ),
    )
  return rows.map(({ publication }) => publication)
}

/** Holds publications until the transaction ends, in an order of their own, and gives them as they are. */
export async function lockPublications(
  tx: Database,
  ids: readonly number[],
): Promise<PublicationRow[]> {
  return tx
    .select()
    .from(publications)
    .where(inArray(publications.workId, [...ids]))
    .orderBy(publications.workId)
    .for('update')
}

/** What a viewer did with works. */
export async function listMarks(
  db: Database,
  accountId: number,
  ids: readonly number[],
): Promise<{ liked: Set<number>; collected: Set<number> }> {
  const wanted = sql`${sql.param([...ids])}::int[]`
  const { rows } = await db.execute<{ id: number; mark: 'liked' | 'collected' }>(sql`
    select work_id as id, 'liked' as mark from likes where account_id = ${accountId} and work_id = any(${wanted})
    union all
    select distinct album_works.work_id, 'collected' from album_works
    join albums on albums.id = album_works.album_id
    where albums.owner_id = ${accountId} and album_works.work_id = any(${wanted})`)
  const of = (mark: string) => new Set(rows.flatMap((row) => (row.mark === mark ? row.id : [])))
  return { liked: of('liked'), collected: of('collected') }
}
