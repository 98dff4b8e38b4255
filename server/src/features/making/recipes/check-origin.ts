// The published work whose recipe a request was made from.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { findOwnWorks } from '../works/works.usecases.ts'

export type OriginDependencies = {
  db: Database
  /** Whether the caller may see a published work on this site. */
  isShown(id: number, context: RequestContext<'caller'>): Promise<boolean>
}

/** Throws gallery.not_found unless the caller may see it here as published, or it is their own. */
export async function checkOrigin(
  id: number,
  context: RequestContext<'caller'>,
  { db, isShown }: OriginDependencies,
): Promise<void> {
  if (await isShown(id, context)) return
  const own = await findOwnWorks(db, context.caller.accountId, [id])
  if (own.length === 0) throw new Failure('gallery.not_found')
}
