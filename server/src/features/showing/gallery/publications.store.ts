import type { Licence, PublicationState } from '@atelier/contract/gallery-terms'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
import { wordsToIndex } from '../../../platform/search-words.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { works } from '../../making/works/works.table.ts'
import { heatOf } from './heat.store.ts'
import { publications } from './publications.table.ts'

export type PublicationRow = typeof publications.$inferSelect
export type PublishedRow = {
  publication: PublicationRow
  work: typeof works.$inferSelect
  author: { id: number; name: string; username: string | null; avatar: string }
}

export type PublicationTerms = {
  title: string
  tags: readonly string[]
  licence: Licence
  hidesPrompt: boolean
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
  const wanted = idList(ids)
  const { rows } = await db.execute<{ id: number; mark: 'liked' | 'collected' }>(sql`
    select work_id as id, 'liked' as mark from likes where account_id = ${accountId} and work_id = any(${wanted})
    union all
    select distinct album_works.work_id, 'collected' from album_works
    join albums on albums.id = album_works.album_id
    where albums.owner_id = ${accountId} and album_works.work_id = any(${wanted})`)
  const of = (mark: string) => new Set(rows.flatMap((row) => (row.mark === mark ? row.id : [])))
  return { liked: of('liked'), collected: of('collected') }
}

/** Publishes a work, or changes how it is published; when it was shown first stays. */
export async function savePublication(
  tx: Database,
  work: typeof works.$inferSelect,
  {
    state,
    at,
    words,
    ...terms
  }: PublicationTerms & { words: readonly string[]; state: 'public' | 'waiting'; at: Date },
): Promise<PublicationRow> {
  const { title, tags, licence, hidesPrompt } = terms
  const said = [title, ...tags, work.modelLabel, hidesPrompt ? '' : promptOf(work.recipe), ...words]
  const shown = {
    state,
    title,
    licence,
    hidesPrompt,
    tags: [...tags],
    words: indexedWords(wordsToIndex(said.join('\n'))),
    message: '',
    updatedAt: at,
  }
  const [row] = await tx
    .insert(publications)
    .values({
      ...shown,
      workId: work.id,
      siteId: work.siteId,
      ownerId: work.ownerId,
      type: work.type,
      modelLabel: work.modelLabel,
      publishedAt: state === 'public' ? at : null,
    })
    .onConflictDoUpdate({
      target: publications.workId,
      set: {
        ...shown,
        ...(state === 'public'
          ? { publishedAt: sql`coalesce(${publications.publishedAt}, ${at})` }
          : {}),
      },
    })
    .returning()
  if (!row) throw new Error('a publication was not saved')
  await keepHeat(tx, [row.workId])
  return row
}

/** Brings the heat in line with counts and time of publications. */
export async function keepHeat(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .update(publications)
    .set({ heat: heatOf() })
    .where(inArray(publications.workId, [...ids]))
}

/** Resolves with the publications as they are then; showing one for the first time notes when. */
export async function setState(
  tx: Database,
  ids: readonly number[],
  { state, at, ...more }: { state: PublicationState; at: Date; message?: string; reports?: number },
): Promise<PublicationRow[]> {
  const isShown = state === 'public'
  return tx
    .update(publications)
    .set({
      state,
      updatedAt: at,
      ...more,
      ...(isShown ? { publishedAt: sql`coalesce(${publications.publishedAt}, ${at})` } : {}),
    })
    .where(inArray(publications.workId, [...ids]))
    .returning()
}

/** A page of somebody's publications, those of the last works first. */
export async function pageOwnPublications(
  db: Database,
  ownerId: number,
  { state, limit, offset }: { state: PublicationState | undefined; limit: number; offset: number },
): Promise<{ rows: PublicationRow[]; count: number }> {
  const where = and(
    eq(publications.ownerId, ownerId),
    isNull(works.deletedAt),
    state && eq(publications.state, state),
  )
  const [found, [total]] = await Promise.all([
    db
      .select({ publication: publications })
      .from(publications)
      .innerJoin(works, eq(works.id, publications.workId))
      .where(where)
      .orderBy(desc(publications.workId))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<string>`count(*)` })
      .from(publications)
      .innerJoin(works, eq(works.id, publications.workId))
      .where(where),
  ])
  return { rows: found.map(({ publication }) => publication), count: Number(total?.count ?? 0) }
}
