// What somebody has in the gallery, row by row, for the archive of all that is theirs.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { albums, albumWorks } from './albums/albums.table.ts'
import { blocks, follows, likes, publicationReports, publications } from './publications.table.ts'

export type Page = { ownerId: number; after: number; limit: number }

/** By the numbers of the works. */
export async function listPublicationsAfter(db: Database, { ownerId, after, limit }: Page) {
  return db
    .select({
      id: publications.workId,
      state: publications.state,
      title: publications.title,
      tags: publications.tags,
      licence: publications.licence,
      hidesPrompt: publications.hidesPrompt,
      message: publications.message,
      likes: publications.likes,
      collects: publications.collects,
      remakes: publications.remakes,
      views: publications.views,
      publishedAt: publications.publishedAt,
      updatedAt: publications.updatedAt,
    })
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), gt(publications.workId, after)))
    .orderBy(asc(publications.workId))
    .limit(limit)
}

export async function listLikesAfter(db: Database, { ownerId, after, limit }: Page) {
  return db
    .select({ id: likes.workId, likedAt: likes.createdAt })
    .from(likes)
    .where(and(eq(likes.accountId, ownerId), gt(likes.workId, after)))
    .orderBy(asc(likes.workId))
    .limit(limit)
}

/** Each with the numbers of its works, in its order. */
export async function listAlbumsAfter(db: Database, { ownerId, after, limit }: Page) {
  const rows = await db
    .select()
    .from(albums)
    .where(and(eq(albums.ownerId, ownerId), gt(albums.id, after)))
    .orderBy(asc(albums.id))
    .limit(limit)
  return Promise.all(
    rows.map(async ({ siteId: _, ownerId: __, ...album }) => {
      const works = await db
        .select({ id: albumWorks.workId, addedAt: albumWorks.addedAt })
        .from(albumWorks)
        .where(eq(albumWorks.albumId, album.id))
        .orderBy(asc(albumWorks.place), asc(albumWorks.workId))
      return { ...album, works }
    }),
  )
}

/** With the names that these people have now. */
export async function listFollowed(db: Database, ownerId: number) {
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      username: accounts.username,
      since: follows.createdAt,
    })
    .from(follows)
    .innerJoin(accounts, eq(accounts.id, follows.authorId))
    .where(eq(follows.followerId, ownerId))
    .orderBy(asc(follows.createdAt), asc(accounts.id))
}

export async function listBlocked(db: Database, ownerId: number) {
  return db
    .select({
      id: accounts.id,
      name: accounts.name,
      username: accounts.username,
      since: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(eq(blocks.accountId, ownerId))
    .orderBy(asc(blocks.createdAt), asc(accounts.id))
}

/** What somebody reported. */
export async function listOwnReports(db: Database, ownerId: number) {
  const { workId, reason, text, createdAt } = publicationReports
  return db
    .select({ workId, reason, text, createdAt })
    .from(publicationReports)
    .where(eq(publicationReports.accountId, ownerId))
    .orderBy(asc(createdAt), asc(workId))
}
