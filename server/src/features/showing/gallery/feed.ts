import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { FeedOrder } from '@atelier/contract/gallery-terms'
import type { WorkType } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { wordsToQuery } from '../../../platform/search-words.ts'
import { describePublished } from './describe-published.ts'
import * as feeds from './feed.store.ts'
import { readCursor, writeCursor } from './feed-cursor.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { readShownHere } from './shown-here.ts'
import * as tags from './tags.store.ts'
import { tagKey } from './tags.ts'

type Asked = {
  order: FeedOrder
  liked: boolean
  size: number
  cursor?: string | undefined
  type?: WorkType | undefined
  tag?: string | undefined
  model?: string | undefined
  authorId?: number | undefined
  query?: string | undefined
}

/** A page of published works. A cursor that was never one begins anew; nobody follows or likes anything. */
export async function listFeed(
  { order, liked, size, cursor, ...asked }: Asked,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<{ rows: PublishedWork[]; next: string | null }> {
  const { db } = dependencies
  const viewerId = context.caller?.accountId
  const words = asked.query ? wordsToQuery(asked.query) : undefined
  const isOfNobody = viewerId === undefined && (liked || order === 'following')
  if (isOfNobody || (asked.query && words === undefined)) return { rows: [], next: null }
  const filter: feeds.FeedFilter = {
    type: asked.type,
    model: asked.model || undefined,
    authorId: asked.authorId,
    tag: asked.tag ? tagKey(asked.tag) : undefined,
    shown: await readShownHere(context, dependencies),
    viewerId,
    words,
  }
  // One more than is shown tells whether there is another page.
  const page = { after: cursor ? readCursor(cursor) : undefined, limit: size + 1 }
  const places = await readPlaces(db, filter, { order, liked }, page)
  const shown = places.slice(0, size)
  const last = shown.at(-1)
  return {
    rows: await describePublished(
      shown.map(({ workId }) => workId),
      context,
      dependencies,
    ),
    next: last && places.length > size ? writeCursor(last) : null,
  }
}

function readPlaces(
  db: GalleryDependencies['db'],
  filter: feeds.FeedFilter,
  { order, liked }: Pick<Asked, 'order' | 'liked'>,
  page: feeds.FeedPage,
) {
  const { viewerId } = filter
  if (viewerId !== undefined && liked) return feeds.listLiked(db, { ...filter, viewerId }, page)
  if (viewerId !== undefined && order === 'following')
    return feeds.listFollowed(db, { ...filter, viewerId }, page)
  return feeds.listFeed(db, filter, order === 'hot' ? 'hot' : 'new', page)
}

/** A page by number, newest first. */
export async function pageFeed(
  { page, size, type }: { page: number; size: number; type?: WorkType | undefined },
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<{ rows: PublishedWork[]; count: number }> {
  const { db } = dependencies
  const filter = {
    type,
    shown: await readShownHere(context, dependencies),
    viewerId: context.caller?.accountId,
  }
  const [ids, count] = await Promise.all([
    feeds.pageFeed(db, filter, { limit: size, offset: (page - 1) * size }),
    feeds.countFeed(db, filter),
  ])
  return { rows: await describePublished(ids, context, dependencies), count }
}

/** The most used tags that begin so. */
export async function listTags(
  { query, size }: { query: string; size: number },
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<{ tag: string; count: number }[]> {
  const shown = await readShownHere(context, dependencies)
  return tags.listTags(dependencies.db, shown, { begins: tagKey(query), limit: size })
}
