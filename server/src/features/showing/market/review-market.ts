// What those who run a site decide on prompts that wait.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { decideOn } from '../../talk/shelf/publish.ts'
import * as store from './market.store.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import { describePages } from './tell-prompts.ts'

export async function listWaiting(
  { page, size }: { page: number; size: number },
  { site, caller, locale }: RequestContext<'operator'>,
  dependencies: MarketDependencies,
): Promise<{ rows: MarketPage[]; count: number }> {
  const slice = { limit: size, offset: (page - 1) * size }
  const { rows, count } = await store.pageWaiting(dependencies.db, site.id, slice)
  const known = rows.map((stored) => ({ id: stored.prompt.id, stored }))
  const { siteName } = site.settings
  const reader = { siteId: site.id, siteName, accountId: caller.accountId, locale }
  return { rows: await describePages(known, reader, dependencies, true), count }
}

export const countWaitingPrompts = (siteId: number, db: Database): Promise<number> =>
  store.countWaiting(db, siteId)

/** Throws market.not_found; nothing is decided then. */
export const decidePrompts = (
  decision: { ids: readonly number[]; shows: boolean; message: string },
  context: RequestContext<'operator'>,
  { db, clock }: Pick<MarketDependencies, 'db' | 'clock'>,
): Promise<void> => decideOn('market', decision, context, { db, clock, decide: store.decide })
