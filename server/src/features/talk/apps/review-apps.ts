// What those who run a site decide on apps and roles that wait.
import type { ModeratedApp } from '@atelier/contract/features/talk/apps'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { documentsOfApp } from '../knowledge/app-documents.ts'
import { decideOn } from '../shelf/publish.ts'
import * as store from './apps.store.ts'
import type { AppDependencies } from './apps.usecases.ts'
import { describePage, knownStored } from './known-app.ts'

/** Those of this site that wait, with what their models are told. */
export async function listWaiting(
  { page, size }: { page: number; size: number },
  { site, caller, locale }: RequestContext<'operator'>,
  { db }: Pick<AppDependencies, 'db'>,
): Promise<{ rows: ModeratedApp[]; count: number }> {
  const slice = { limit: size, offset: (page - 1) * size }
  const { rows, count } = await store.pageWaiting(db, site.id, slice)
  const reader = { accountId: caller.accountId, locale }
  const told = rows.map(async (row) => {
    const documents = await documentsOfApp(row.app.id, db)
    const page = describePage(knownStored(row), { isPinned: false, documents }, reader)
    return { ...page, systemMessage: row.app.systemMessage }
  })
  return { rows: await Promise.all(told), count }
}

export const countWaitingApps = (siteId: number, db: Database): Promise<number> =>
  store.countWaiting(db, siteId)

/** Throws apps.not_found; nothing is decided then. */
export const decideApps = (
  decision: { ids: readonly number[]; shows: boolean; message: string },
  context: RequestContext<'operator'>,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<void> => decideOn('apps', decision, context, { db, clock, decide: store.decide })
