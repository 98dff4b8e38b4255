import { Failure } from '@atelier/contract/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { lockPublications } from './publications.store.ts'
import { likes, publications } from './publications.table.ts'
import { keepHeat } from './publish.ts'
import { findShown } from './published-page.ts'
import { dayOf, noteDay } from './statistics.store.ts'

/** Likes a work or ends that, the other of the two when `wanted` is absent; twice is once. Throws gallery.not_found. */
export async function likeWork(
  { id, likes: wanted }: { id: number; likes?: boolean | undefined },
  context: RequestContext<'caller'>,
  dependencies: GalleryDependencies,
): Promise<{ isLiked: boolean; likes: number }> {
  const { db, clock } = dependencies
  const { caller, site } = context
  await findShown(id, context, dependencies)
  const mine = and(eq(likes.workId, id), eq(likes.accountId, caller.accountId))
  return db.transaction(async (tx) => {
    const [publication] = await lockPublications(tx, [id])
    if (!publication) throw new Failure('gallery.not_found')
    const was = (await tx.$count(likes, mine)) > 0
    const isLiked = wanted ?? !was
    if (isLiked === was) return { isLiked, likes: publication.likes }
    if (isLiked) {
      await tx
        .insert(likes)
        .values({ workId: id, accountId: caller.accountId, createdAt: clock.now() })
    } else await tx.delete(likes).where(mine)
    const by = isLiked ? 1 : -1
    await tx
      .update(publications)
      .set({ likes: sql`${publications.likes} + ${by}` })
      .where(eq(publications.workId, id))
    await keepHeat(tx, [id])
    const day = dayOf(clock.now(), site.settings.timeZone)
    await noteDay(tx, { authorId: publication.ownerId, day }, 'likes', by)
    return { isLiked, likes: publication.likes + by }
  })
}
