import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { idList } from '../../../../platform/db/id-list.ts'
import { seenBy } from '../feed.store.ts'
import { isOfHere, type ShownHere } from '../partner-reviews.store.ts'
import { albums, albumWorks } from './albums.table.ts'

export type AlbumRow = typeof albums.$inferSelect
export type AlbumPlace = { workId: number; place: number }

type Reader = { viewerId: number | undefined; shown: ShownHere }

/** What a reader sees of an album: what is shown where they are, and what is theirs. `w` names the work. */
const seenIn = ({
  viewerId,
  shown,
}: Reader) => sql`works as w left join publications as p on p.work_id = w.id
  where w.id = album_works.work_id and w.deleted_at is null and (
    w.owner_id = ${viewerId ?? null} or (${seenBy(viewerId)} and ${isOfHere(shown)})
  )`

export async function findAlbum(db: Database, id: number): Promise<AlbumRow | undefined> {
  const [row] = await db.select().from(albums).where(eq(albums.id, id))
  return row
}

/** Holds an own album until the transaction ends. */
export async function lockOwnAlbum(
  tx: Database,
  id: number,
  ownerId: number,
): Promise<AlbumRow | undefined> {
  const [row] = await tx
    .select()
    .from(albums)
    .where(and(eq(albums.id, id), eq(albums.ownerId, ownerId)))
    .for('update')
  return row
}

/** Those of somebody's albums among these. */
export async function listOwnIds(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: albums.id })
    .from(albums)
    .where(and(eq(albums.ownerId, ownerId), inArray(albums.id, [...ids])))
  return rows.map(({ id }) => id)
}

export const countAlbums = (db: Database, ownerId: number): Promise<number> =>
  db.$count(albums, eq(albums.ownerId, ownerId))

/** Albums of somebody, the last changed first. */
export async function listAlbums(
  db: Database,
  ownerId: number,
  {
    publicOnly = false,
    holding,
    lacking,
  }: { publicOnly?: boolean; holding?: number; lacking?: number } = {},
): Promise<AlbumRow[]> {
  const holds = (workId: number) =>
    sql`exists (select from album_works where album_id = ${albums.id} and work_id = ${workId})`
  return db
    .select()
    .from(albums)
    .where(
      and(
        eq(albums.ownerId, ownerId),
        publicOnly ? eq(albums.isPublic, true) : undefined,
        holding === undefined ? undefined : holds(holding),
        lacking === undefined ? undefined : sql`not ${holds(lacking)}`,
      ),
    )
    .orderBy(desc(albums.updatedAt), desc(albums.id))
}

export async function insertAlbum(
  db: Database,
  album: Pick<AlbumRow, 'siteId' | 'ownerId' | 'title' | 'description' | 'isPublic'> & { at: Date },
): Promise<AlbumRow> {
  const { at, ...values } = album
  const [row] = await db
    .insert(albums)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw new Error('an album was not saved')
  return row
}

export async function updateAlbum(
  db: Database,
  id: number,
  changes: Partial<Pick<AlbumRow, 'title' | 'description' | 'isPublic' | 'coverId'>> & {
    updatedAt: Date
  },
): Promise<AlbumRow> {
  const [row] = await db.update(albums).set(changes).where(eq(albums.id, id)).returning()
  if (!row) throw new Error('an album was not saved')
  return row
}

export async function deleteAlbum(db: Database, id: number): Promise<void> {
  await db.delete(albums).where(eq(albums.id, id))
}

/** How much of each album a reader sees, and whose first file is its cover. */
export async function readFaces(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, { count: number; coverId: number | null }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; count: string; cover: number | null }>(sql`
    select albums.id,
      (select count(*) from album_works where album_id = albums.id and exists (select from ${seenIn(reader)})) as count,
      coalesce(
        (select work_id from album_works where album_id = albums.id and work_id = albums.cover_id and exists (select from ${seenIn(reader)})),
        (select work_id from album_works where album_id = albums.id and exists (select from ${seenIn(reader)}) order by place, work_id limit 1)
      ) as cover
    from albums where albums.id = any(${idList(ids)})`)
  return new Map(rows.map(({ id, count, cover }) => [id, { count: Number(count), coverId: cover }]))
}

/** The works of an album that a reader sees, in its order, after a place. */
export async function listAlbumWorks(
  db: Database,
  albumId: number,
  { after, limit, ...reader }: Reader & { after: AlbumPlace | undefined; limit: number },
): Promise<AlbumPlace[]> {
  const from = after
    ? sql`and (album_works.place, album_works.work_id) > (${after.place}::float8, ${after.workId}::int)`
    : sql``
  const { rows } = await db.execute<{ id: number; place: number }>(sql`
    select work_id as id, place from album_works where album_id = ${albumId} ${from}
    and exists (select from ${seenIn(reader)}) order by place, work_id limit ${limit}`)
  return rows.map(({ id, place }) => ({ workId: id, place }))
}

export const countAlbumWorks = (db: Database, albumId: number): Promise<number> =>
  db.$count(albumWorks, eq(albumWorks.albumId, albumId))

export async function holdsWork(db: Database, albumId: number, workId: number): Promise<boolean> {
  return (
    (await db.$count(
      albumWorks,
      and(eq(albumWorks.albumId, albumId), eq(albumWorks.workId, workId)),
    )) > 0
  )
}

/** Works among these that are in none of somebody's albums. */
export async function listUncollected(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${idList(ids)}) as wanted(id) where not exists (
      select from album_works join albums on albums.id = album_works.album_id
      where albums.owner_id = ${ownerId} and album_works.work_id = wanted.id)`)
  return rows.map(({ id }) => id)
}

/** Puts works at the head, in this order; those that are there stay where they are. */
export async function addWorks(
  tx: Database,
  albumId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into album_works (album_id, work_id, place, added_at)
    select ${albumId}, wanted.id,
      coalesce((select min(place) from album_works where album_id = ${albumId}), 0) - ${ids.length} + wanted.nth - 1, ${at}
    from unnest(${idList(ids)}) with ordinality as wanted(id, nth)
    on conflict do nothing`)
}

/** Resolves with those that were in it. */
export async function removeWorks(
  tx: Database,
  albumId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .delete(albumWorks)
    .where(and(eq(albumWorks.albumId, albumId), inArray(albumWorks.workId, [...ids])))
    .returning({ id: albumWorks.workId })
  return rows.map(({ id }) => id)
}

/** Moves works to right before another one, or to the end; all places are numbered anew. */
export async function orderWorks(
  tx: Database,
  albumId: number,
  { ids, before }: { ids: readonly number[]; before: number | null },
): Promise<void> {
  const rows = await tx
    .select({ id: albumWorks.workId })
    .from(albumWorks)
    .where(eq(albumWorks.albumId, albumId))
    .orderBy(albumWorks.place, albumWorks.workId)
  const all = rows.map(({ id }) => id)
  const moved = [...new Set(ids)].filter((id) => all.includes(id))
  const rest = all.filter((id) => !moved.includes(id))
  const at = before === null ? -1 : rest.indexOf(before)
  const ordered = at < 0 ? [...rest, ...moved] : rest.toSpliced(at, 0, ...moved)
  await tx.execute(sql`
    update album_works set place = wanted.nth from unnest(${idList(ordered)}) with ordinality as wanted(id, nth)
    where album_id = ${albumId} and work_id = wanted.id`)
}

export async function listAllWorkIds(db: Database, albumId: number): Promise<number[]> {
  const rows = await db
    .select({ id: albumWorks.workId })
    .from(albumWorks)
    .where(eq(albumWorks.albumId, albumId))
  return rows.map(({ id }) => id)
}

/** Keeps others from making albums of somebody's until the transaction ends. */
export async function holdAlbumsOf(tx: Database, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('albums'), ${ownerId})`)
}

/** Counts anew in how many people's albums published works lie; their authors' own do not count. */
export async function countCollectors(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update publications set collects = (
      select count(distinct albums.owner_id)::int from album_works join albums on albums.id = album_works.album_id
      where album_works.work_id = publications.work_id and albums.owner_id <> publications.owner_id
    ) where work_id = any(${idList(ids)})`)
}
