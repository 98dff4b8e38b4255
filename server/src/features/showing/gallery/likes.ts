import { Failure } from '@atelier/contract/errors'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import * as store from './likes.store.ts'
import { keepHeat, lockPublications } from './publications.store.ts'
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
  return db.transaction(async (tx) => {
    const [publication] = await lockPublications(tx, [id])
    if (!publication) throw new Failure('gallery.not_found')
    const isLiked = wanted ?? !(await store.isLiked(tx, id, caller.accountId))
    const by = await store.setLiked(tx, {
      id,
      accountId: caller.accountId,
      isLiked,
      at: clock.now(),
    })
    if (by === 0) return { isLiked, likes: publication.likes }
    await keepHeat(tx, [id])
    const day = dayOf(clock.now(), site.settings.timeZone)
    await noteDay(tx, { authorId: publication.ownerId, day }, 'likes', by)
    return { isLiked, likes: publication.likes + by }
  })
}
