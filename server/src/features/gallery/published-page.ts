import { Failure } from '@atelier/contract/errors'
import type { PublishedPage, PublishedWork } from '@atelier/contract/features/gallery'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { wordsToIndex } from '../../platform/search-words.ts'
import { isFollowing } from './authors.store.ts'
import { seenBy } from './feed.store.ts'
import { type GalleryDependencies, sitesShownOn } from './gallery-dependencies.ts'
import { listAncestors, listDescendants } from './lineage.ts'
import { listPublished, type PublishedRow } from './publications.store.ts'
import { dayOf, noteView } from './statistics.store.ts'
import { tagKey } from './tags.ts'
import { tellPublished, tellRows } from './tell-published.ts'

const mostDescendants = 24

/** A published work that this reader may see here, or an own one in any state. Throws gallery.not_found. */
export async function findShown(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<PublishedRow> {
  const { db } = dependencies
  const [row] = await listPublished(db, [id])
  if (!row) throw new Failure('gallery.not_found')
  const { ownerId, siteId, state } = row.publication
  if (context.caller?.accountId === ownerId) return row
  const isHere = (await sitesShownOn(context, dependencies)).includes(siteId)
  if (state !== 'public' || !isHere) throw new Failure('gallery.not_found')
  return row
}

/** A work's own page; opening it counts once a day and reader. */
export async function openPublished(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<PublishedPage> {
  const { db, clock } = dependencies
  const { caller, site, host } = context
  const row = await findShown(id, context, dependencies)
  const { publication, work } = row
  if (caller && caller.accountId !== publication.ownerId) {
    const day = dayOf(clock.now(), site.settings.timeZone)
    await noteView(db, {
      workId: id,
      authorId: publication.ownerId,
      accountId: caller.accountId,
      day,
    })
  }
  const [before, after, isFollowed, [told]] = await Promise.all([
    listAncestors(db, id),
    listDescendants(db, id, mostDescendants),
    caller ? isFollowing(db, caller.accountId, publication.ownerId) : false,
    tellRows([row], context, dependencies),
  ])
  if (!told) throw new Failure('gallery.not_found')
  const { hidesPrompt, views } = publication
  const { negativePrompt, params } = work.recipe
  return {
    ...told,
    negativePrompt: hidesPrompt ? '' : negativePrompt,
    params: hidesPrompt ? {} : work.seed === null ? params : { ...params, seed: work.seed },
    views,
    ancestors: await tellPublished(before, context, dependencies),
    descendants: await tellPublished(after, context, dependencies),
    isFollowed,
    address: `https://${host}/workDetails?id=${id}`,
  }
}

/** How many are looked at for each thing that a work may share with others. */
const candidates = 60
/** Words of a work that others are looked for by: the longest tell most. */
const mostWords = 12

/** Published works that share tags, author or words with one, the nearest first. */
export async function listRelated(
  { id, size }: { id: number; size: number },
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<PublishedWork[]> {
  const { db } = dependencies
  const row = await findShown(id, context, dependencies)
  const siteIds = await sitesShownOn(context, dependencies)
  const ids = await listNear(db, row, { siteIds, viewerId: context.caller?.accountId, limit: size })
  return tellPublished(ids, context, dependencies)
}

async function listNear(
  db: Database,
  { publication, work }: PublishedRow,
  {
    siteIds,
    viewerId,
    limit,
  }: { siteIds: readonly number[]; viewerId: number | undefined; limit: number },
): Promise<number[]> {
  const sites = sql`any(${sql.param([...siteIds])}::int[])`
  const tags = sql`${sql.param(publication.tags.map(tagKey))}::text[]`
  const said = publication.hidesPrompt
    ? publication.title
    : `${publication.title} ${work.recipe.prompt}`
  const words = wordsToIndex(said)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords)
    .map((word) => `'${word}'`)
    .join(' | ')
  const byWords = words
    ? sql`union all (select p.work_id, 2 * ts_rank(p.words, ${words}::tsquery) from publications as p
        where p.site_id = ${publication.siteId} and p.state = 'public' and p.words @@ ${words}::tsquery
        order by p.published_at desc limit ${candidates})`
    : sql``
  const { rows } = await db.execute<{ id: number }>(sql`
    with near as (
      (select found.work_id, 3.0 as weight from unnest(${tags}) as wanted(tag) cross join lateral (
        select work_id from publication_tags as t where t.site_id = ${publication.siteId} and t.tag = wanted.tag
        order by t.published_at desc limit ${candidates}
      ) as found)
      union all
      (select work_id, 1.0 from publications where owner_id = ${publication.ownerId} and state = 'public'
        order by published_at desc limit ${candidates})
      ${byWords}
    )
    select p.work_id as id from (select work_id, sum(weight) as weight from near group by work_id) as found
    join publications as p on p.work_id = found.work_id
    where p.work_id <> ${publication.workId} and p.site_id = ${sites} and ${seenBy(viewerId)}
    order by found.weight desc, p.published_at desc, p.work_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
