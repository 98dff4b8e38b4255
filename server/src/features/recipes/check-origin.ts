// The published work whose recipe a wish was made from.
import { Failure } from '@atelier/contract/errors'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { GalleryDependencies } from '../gallery/gallery-dependencies.ts'
import { isShown } from '../gallery/published-page.ts'
import { findOwnWorks } from '../works/works.usecases.ts'

/** Throws gallery.not_found unless the caller may see it here as published, or it is their own. */
export async function checkOrigin(
  id: number,
  context: RequestContext<'caller'>,
  { db, listSites }: Pick<GalleryDependencies, 'db' | 'listSites'>,
): Promise<void> {
  if (await isShown(id, context, { db, listSites })) return
  const own = await findOwnWorks(db, context.caller.accountId, [id])
  if (own.length === 0) throw new Failure('gallery.not_found')
}
