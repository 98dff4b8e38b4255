// The people behind published works, as somebody meets them.
import { Failure } from '@atelier/contract/errors'
import type { AuthorPage } from '@atelier/contract/features/showing/authors'
import type { Author } from '@atelier/contract/features/showing/gallery'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import * as store from './authors.store.ts'
import { authorOf } from './describe-published.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import type { ShownHere } from './partner-reviews.store.ts'
import { readShownHere } from './shown-here.ts'
import { readSums } from './statistics.store.ts'

/** A member of this site, or one of a partner's of whom something is shown here, with what is. Throws gallery.author_not_found. */
async function findHere(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<{ row: store.AuthorRow; shown: ShownHere }> {
  const { db } = dependencies
  const [row, shown] = await Promise.all([
    store.findAuthor(db, id),
    readShownHere(context, dependencies),
  ])
  const isOwn = row?.siteId === shown.siteId
  const isOfPartner = row !== undefined && shown.partnerIds.includes(row.siteId)
  const isHere = isOwn || (isOfPartner && (await store.hasShown(db, id, shown)))
  if (!row || !isHere) throw new Failure('gallery.author_not_found')
  return { row, shown }
}

/** Somebody with public works; oneself also without any. Throws gallery.author_not_found. */
export async function openAuthor(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<AuthorPage> {
  const { db } = dependencies
  const viewerId = context.caller?.accountId
  const isMe = viewerId === id
  const { row, shown } = await findHere(id, context, dependencies)
  const [{ works, likes, followers }, following, isFollowed, isBlocked] = await Promise.all([
    readSums(db, id, shown),
    store.countFollowing(db, id),
    viewerId === undefined ? false : store.isFollowing(db, viewerId, id),
    viewerId === undefined ? false : store.isBlocking(db, viewerId, id),
  ])
  if (works === 0 && !isMe && !isFollowed && !isBlocked)
    throw new Failure('gallery.author_not_found')
  return {
    ...authorOf(row),
    sign: row.sign,
    works,
    likes,
    followers,
    following,
    isFollowed,
    isBlocked,
    isMe,
    since: row.createdAt.toISOString(),
  }
}

export async function listAuthors(
  asked: { page: number; size: number; query: string; followed: boolean },
  context: RequestContext,
  dependencies: GalleryDependencies,
) {
  const { page, size, query, followed } = asked
  const viewerId = context.caller?.accountId
  if (followed && viewerId === undefined) return { rows: [], count: 0 }
  const { rows, count } = await store.listAuthors(dependencies.db, {
    shown: await readShownHere(context, dependencies),
    viewerId,
    query,
    followed,
    limit: size,
    offset: (page - 1) * size,
  })
  return {
    rows: rows.map((row) => ({
      ...authorOf(row),
      sign: row.sign,
      works: row.works,
      isFollowed: row.isFollowed,
    })),
    count,
  }
}

/** Throws gallery.author_not_found, gallery.oneself. */
export async function followAuthor(
  { id, follows }: { id: number; follows: boolean },
  context: RequestContext<'member'>,
  dependencies: GalleryDependencies,
): Promise<{ followers: number }> {
  const { db, clock } = dependencies
  const followerId = context.caller.accountId
  if (id === followerId) throw new Failure('gallery.oneself')
  // What somebody did can be taken back wherever the other is not shown any more.
  if (follows || !(await store.isFollowing(db, followerId, id)))
    await findHere(id, context, dependencies)
  // Whoever blocked somebody is not there for them.
  if (follows && (await store.isBlocking(db, id, followerId)))
    throw new Failure('gallery.author_not_found')
  if (follows) await store.follow(db, { followerId, authorId: id, at: clock.now() })
  else await store.unfollow(db, followerId, id)
  return { followers: await store.countFollowers(db, id) }
}

/** Throws gallery.author_not_found, gallery.oneself. */
export async function blockAuthor(
  { id, blocks }: { id: number; blocks: boolean },
  context: RequestContext<'member'>,
  dependencies: GalleryDependencies,
): Promise<void> {
  const { db, clock } = dependencies
  const { accountId } = context.caller
  if (id === accountId) throw new Failure('gallery.oneself')
  if (blocks || !(await store.isBlocking(db, accountId, id)))
    await findHere(id, context, dependencies)
  if (!blocks) return store.unblock(db, accountId, id)
  await db.transaction(async (tx) => {
    await store.block(tx, { accountId, blockedId: id, at: clock.now() })
    await store.unfollow(tx, accountId, id)
    await store.unfollow(tx, id, accountId)
  })
}

export const listBlocked = async (
  paging: { page: number; size: number },
  { caller }: RequestContext<'member'>,
  { db }: GalleryDependencies,
): Promise<Author[]> => (await store.listBlocked(db, caller.accountId, paging)).map(authorOf)

/** How somebody is named; nameless once they are gone. */
export async function nameAuthor(id: number, db: GalleryDependencies['db']): Promise<Author> {
  const row = await store.findAuthor(db, id)
  return row ? authorOf(row) : { id, name: '', avatar: '' }
}
