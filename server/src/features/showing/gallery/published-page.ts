import { Failure } from '@atelier/contract/errors'
import type { PublishedPage, PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { isFollowing } from './authors.store.ts'
import { describePublished, describeRows } from './describe-published.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { listAncestors, listDescendants } from './lineage.store.ts'
import { listPublished, type PublishedRow } from './publications.store.ts'
import { listNear } from './related.store.ts'
import { keepShown, readShownHere } from './shown-here.ts'
import { dayOf, noteView } from './statistics.store.ts'

const maxDescendants = 24

/** A published work that this reader may see here, or an own one in any state. Throws gallery.not_found. */
export async function findShown(
  id: number,
  context: RequestContext,
  dependencies: Pick<GalleryDependencies, 'db' | 'listSites'>,
): Promise<PublishedRow> {
  const { db } = dependencies
  const [row] = await listPublished(db, [id])
  if (!row) throw new Failure('gallery.not_found')
  if (context.caller?.accountId === row.publication.ownerId) return row
  const [shown] = await keepShown([row], context, dependencies)
  if (!shown) throw new Failure('gallery.not_found')
  return shown
}

/** Whether this reader may see a work here as published. */
export async function isShown(...asked: Parameters<typeof findShown>): Promise<boolean> {
  return findShown(...asked).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false
      throw error
    },
  )
}

/** A work's own page; opening it counts once a day and reader. */
export async function openPublished(
  id: number,
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<PublishedPage> {
  const { db, clock } = dependencies
  const { caller, site } = context
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
  const shown = await readShownHere(context, dependencies)
  const [before, after, isFollowed, [told]] = await Promise.all([
    listAncestors(db, id),
    listDescendants(db, id, shown, maxDescendants),
    caller ? isFollowing(db, caller.accountId, publication.ownerId) : false,
    describeRows([row], context, dependencies),
  ])
  if (!told) throw new Failure('gallery.not_found')
  const { hidesPrompt, views } = publication
  const { negativePrompt, params } = work.recipe
  return {
    ...told,
    negativePrompt: hidesPrompt ? '' : negativePrompt,
    params: hidesPrompt ? {} : work.seed === null ? params : { ...params, seed: work.seed },
    views,
    ancestors: await describePublished(before, context, dependencies),
    descendants: await describePublished(after, context, dependencies),
    isFollowed,
    address: `/workDetails?id=${id}`,
  }
}

/** Published works that share tags, author or words with one, the nearest first. */
export async function listRelated(
  { id, size }: { id: number; size: number },
  context: RequestContext,
  dependencies: GalleryDependencies,
): Promise<PublishedWork[]> {
  const { db } = dependencies
  const row = await findShown(id, context, dependencies)
  const shown = await readShownHere(context, dependencies)
  const ids = await listNear(db, row, { shown, viewerId: context.caller?.accountId, limit: size })
  return describePublished(ids, context, dependencies)
}
