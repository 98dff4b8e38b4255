// Which published works a feed shows, in its order. Each kind of feed is read along an index of its own and stops at the end of its page,
// so that it takes as long with a million works as with a thousand.
import type { FeedOrder } from '@atelier/contract/gallery-terms'
import type { WorkType } from '@atelier/contract/work-terms'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import type { FeedPlace } from './feed-cursor.ts'
import { isOfHere, letThrough, type ShownHere } from './partner-reviews.store.ts'

export type FeedFilter = {
  /** Whose works are shown here. */
  shown: ShownHere
  /** Who looks; nobody when absent. */
  viewerId?: number | undefined
  type?: WorkType | undefined
  /** As it is looked up. */
  tag?: string | undefined
  model?: string | undefined
  authorId?: number | undefined
  /** A tsquery. */
  words?: string | undefined
}

export type FeedPage = { after?: FeedPlace | undefined; limit: number }

/** Nobody sees more, and those who blocked its author do not see it either. `p` names the publication. */
export const seenBy = (viewerId: number | undefined): SQL => sql`p.state = 'public'
  and not exists (select from works where works.id = p.work_id and works.deleted_at is not null)
  ${
    viewerId === undefined
      ? sql``
      : sql`and not exists (select from blocks where account_id = ${viewerId} and blocked_id = p.owner_id)`
  }`

const narrowed = ({ viewerId, type, model, words }: FeedFilter): SQL => {
  const parts = [
    seenBy(viewerId),
    type === undefined ? undefined : sql`p.type = ${type}`,
    model === undefined ? undefined : sql`p.model_label = ${model}`,
    words === undefined ? undefined : sql`p.words @@ ${words}::tsquery`,
  ]
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  )
}

/** What comes after a place in falling order of a key, and the end of the page. */
function paged(
  key: SQL,
  type: 'timestamptz' | 'float8',
  { after, limit }: FeedPage,
  id = sql`p.work_id`,
) {
  const from = after
    ? sql`and (${key}, ${id}) < (${after.key}::${sql.raw(type)}, ${after.workId}::int)`
    : sql``
  return sql`${from} order by ${key} desc, ${id} desc limit ${limit}`
}

async function places(db: Database, query: SQL): Promise<FeedPlace[]> {
  const { rows } = await db.execute<{ id: number; key: string }>(query)
  return rows.map(({ id, key }) => ({ workId: id, key: String(key) }))
}

type Order = Exclude<FeedOrder, 'following'>

const keys = {
  new: { key: sql`p.published_at`, type: 'timestamptz' },
  hot: { key: sql`p.heat`, type: 'float8' },
} as const

/** By time or by heat. */
export async function listFeed(
  db: Database,
  filter: FeedFilter,
  order: Order,
  page: FeedPage,
): Promise<FeedPlace[]> {
  if (filter.words !== undefined) return searchFeed(db, filter, order, page)
  const { key, type } = keys[order]
  const byTag = filter.tag !== undefined && order === 'new'
  const time = sql`t.published_at`
  const from = byTag
    ? sql`publication_tags as t join publications as p on p.work_id = t.work_id
        where t.site_id = site.id and t.tag = ${filter.tag}`
    : sql`publications as p where p.site_id = site.id ${tagged(filter)}`
  const of = (siteIds: readonly number[], rule: SQL) =>
    sql`select found.id, found.key from unnest(${idList(siteIds)}) as site(id) cross join lateral (
      select p.work_id as id, ${byTag ? time : key} as key from ${from} ${ofAuthor(filter)} and ${narrowed(filter)} ${rule}
      ${byTag ? paged(time, type, page, sql`t.work_id`) : paged(key, type, page)}
    ) as found`
  const { siteId, partnerIds } = filter.shown
  const own = of([siteId], sql``)
  // Apart, so that a site that has approved few of many reads those few.
  const all = partnerIds.length
    ? sql`${own} union all ${of(partnerIds, sql`and ${letThrough(filter.shown)}`)}`
    : own
  return places(
    db,
    sql`select found.id, found.key::text from (${all}) as found
      order by found.key desc, found.id desc limit ${page.limit}`,
  )
}

/** How many works are looked through for words before the index of words is asked. */
const lookedThrough = 2000

/**
 * What holds words. Common ones are soon found among what comes next anyway; those that are not are so rare that all that holds them can be
 * sorted. PostgreSQL cannot tell which they are: of a word's beginning it only guesses how often it occurs.
 */
async function searchFeed(
  db: Database,
  filter: FeedFilter,
  order: Order,
  page: FeedPage,
): Promise<FeedPlace[]> {
  const { key, type } = keys[order]
  const { siteId, partnerIds } = filter.shown
  // With several sites, what comes next of one may lie behind what was not looked at of another.
  if (partnerIds.length === 0) {
    const ahead = { ...page, limit: lookedThrough }
    const next = await places(
      db,
      sql`select p.work_id as id, ${key}::text as key from (
        select p.* from publications as p where p.site_id = ${siteId} and p.state = 'public' ${paged(key, type, ahead)}
      ) as p where ${narrowed(filter)} ${ofAuthor(filter)} ${tagged(filter)}
      order by ${key} desc, p.work_id desc limit ${page.limit}`,
    )
    if (next.length >= page.limit) return next
  }
  return places(
    db,
    sql`with p as materialized (
      select p.work_id, p.published_at, p.heat from publications as p
      where ${isOfHere(filter.shown)} and ${narrowed(filter)} ${ofAuthor(filter)} ${tagged(filter)}
    ) select p.work_id as id, ${key}::text as key from p where true ${paged(key, type, page)}`,
  )
}

const ofAuthor = ({ authorId }: FeedFilter) =>
  authorId === undefined ? sql`` : sql`and p.owner_id = ${authorId}`

/** Of those whom the viewer follows, by time. */
export async function listFollowed(
  db: Database,
  filter: FeedFilter & { viewerId: number },
  page: FeedPage,
): Promise<FeedPlace[]> {
  return places(
    db,
    sql`select found.id, found.key::text from follows cross join lateral (
      select p.work_id as id, p.published_at as key from publications as p
      where p.owner_id = follows.author_id and ${isOfHere(filter.shown)} and ${narrowed(filter)} ${tagged(filter)}
      ${paged(sql`p.published_at`, 'timestamptz', page)}
    ) as found where follows.follower_id = ${filter.viewerId}
    order by found.key desc, found.id desc limit ${page.limit}`,
  )
}

/** What the viewer likes, the last liked first. */
export async function listLiked(
  db: Database,
  filter: FeedFilter & { viewerId: number },
  page: FeedPage,
): Promise<FeedPlace[]> {
  return places(
    db,
    sql`select p.work_id as id, likes.created_at::text as key from likes join publications as p on p.work_id = likes.work_id
      where likes.account_id = ${filter.viewerId} and ${isOfHere(filter.shown)} and ${narrowed(filter)} ${tagged(filter)}
      ${paged(sql`likes.created_at`, 'timestamptz', page)}`,
  )
}

const tagged = ({ tag }: FeedFilter) =>
  tag === undefined
    ? sql``
    : sql`and exists (select from publication_tags as t where t.work_id = p.work_id and t.tag = ${tag})`

/** How many works a feed has in all. */
export async function countFeed(
  db: Database,
  { shown, type }: Pick<FeedFilter, 'shown' | 'type'>,
): Promise<number> {
  const ofType = type === undefined ? sql`` : sql`and p.type = ${type}`
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from publications as p where p.state = 'public' and ${isOfHere(shown)} ${ofType}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** A page by number, newest first. */
export async function pageFeed(
  db: Database,
  filter: Pick<FeedFilter, 'shown' | 'type' | 'viewerId'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select p.work_id as id from publications as p where ${isOfHere(filter.shown)} and ${narrowed(filter)}
      order by p.published_at desc, p.work_id desc limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}
