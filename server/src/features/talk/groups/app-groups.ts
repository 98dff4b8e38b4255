// Conversations with apps: each person has one of each app, and it bears the app's name.
import { Failure } from '@atelier/contract/errors'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { countAppUse } from '../apps/apps.usecases.ts'
import { getApp } from '../apps/find-app.ts'
import * as store from './groups.store.ts'
import type { GroupDependencies } from './groups.usecases.ts'

/** The caller's conversation with an app, made when there is none. Throws apps.not_found, groups.is_role. */
export async function openAppGroup(
  appId: number,
  context: RequestContext<'caller'>,
  { db, clock }: Pick<GroupDependencies, 'db' | 'clock'>,
): Promise<number> {
  const { siteId, accountId: ownerId } = context.caller
  const app = await getApp(appId, context, db)
  if (app.kind === 'role') throw new Failure('groups.is_role')
  return db.transaction(async (tx) => {
    // Two tabs may begin at once.
    await store.lockAppGroup(tx, ownerId, appId)
    const known = await store.findGroupByApp(tx, ownerId, appId)
    if (known) return known.id
    await countAppUse(app, siteId, tx)
    const named = { title: app.name, titledBy: 'person' as const }
    return store.insertGroup(tx, { siteId, ownerId, appId, ...named, at: clock.now() })
  })
}
