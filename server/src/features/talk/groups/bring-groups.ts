// Conversations that come from another installation, as groups.
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { namesOfApps } from '../apps/apps.usecases.ts'
import * as store from './groups.store.ts'

export type BroughtGroup = Pick<
  store.GroupRecord,
  'kind' | 'appId' | 'title' | 'titledBy' | 'isSticky' | 'createdAt' | 'updatedAt'
>

/**
 * Makes a conversation of the caller's own. Of each app one is enough, so that a second one goes on without the app; so does one whose app
 * the caller may not use here.
 */
export async function bringGroup(
  group: BroughtGroup,
  context: RequestContext<'caller'>,
  tx: Database,
): Promise<number> {
  const { siteId, accountId: ownerId } = context.caller
  const { appId } = group
  if (appId === null) return store.insertBrought(tx, { ...group, siteId, ownerId })
  await store.lockAppGroup(tx, ownerId, appId)
  const isKnown = (await namesOfApps([appId], context, tx)).has(appId)
  const isTaken = (await store.findGroupByApp(tx, ownerId, appId)) !== undefined
  const kept = isKnown && !isTaken ? appId : null
  return store.insertBrought(tx, { ...group, appId: kept, siteId, ownerId })
}

/** Those of an owner, and of a kind, among the numbers. */
export const listOwnGroupIds = (
  wanted: { ownerId: number; ids: readonly number[]; kind: store.GroupKind },
  db: Database,
): Promise<number[]> => store.listOwnIds(db, wanted)
