// What those who run a site decide on prompts that wait.
import { Failure } from '@atelier/contract/errors'
import type { MarketPage } from '@atelier/contract/features/showing/market'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
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
export async function decidePrompts(
  { ids, shows, message }: { ids: readonly number[]; shows: boolean; message: string },
  { site }: RequestContext<'operator'>,
  { db, clock }: Pick<MarketDependencies, 'db' | 'clock'>,
): Promise<void> {
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const decided = await store.decidePrompts(tx, wanted, {
      siteId: site.id,
      state: shows ? 'public' : 'refused',
      message: shows ? '' : message,
      at: clock.now(),
    })
    if (decided < wanted.length) throw new Failure('market.not_found')
  })
}
