// What waits for somebody, and what a fresh installation still needs.

import { type SetupStep, setupSteps } from '@atelier/contract/analytics-terms'
import type { ReplyOf } from '@atelier/contract/endpoint'
import type { analytics, Needs } from '@atelier/contract/features/running/analytics'
import { mayDo, type Permission } from '@atelier/contract/staff-roles'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import { countVendorRefunds } from '../../money/payments/vendor-refunds.ts'
import { countPartnerWorks } from '../../showing/gallery/moderation.ts'
import { hasNewName } from '../../site/sites/seeded-sites.ts'
import * as store from './analytics.store.ts'
import { readHealth } from './connection-health.ts'
import type { KeepDependencies } from './keep-analytics.ts'

const dayMs = 24 * 60 * 60 * 1000

export type NeedDependencies = KeepDependencies & {
  /** How many models wait for a price of the site. */
  countUnpriced(site: Site): Promise<number>
}

/** As far as the caller's role has rooms for it. */
export async function listNeeds(
  { site, caller }: Pick<RequestContext<'operator'>, 'site' | 'caller'>,
  dependencies: NeedDependencies,
): Promise<Needs> {
  const { db, clock } = dependencies
  const may = (permission: Permission) => mayDo(caller.staffRole, permission)
  const ifMay = async <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    may(permission) ? read() : null
  const since = new Date(clock.now().getTime() - dayMs)
  const weekAgo = new Date(clock.now().getTime() - 7 * dayMs)
  const [
    works,
    partnerWorks,
    apps,
    prompts,
    failedWorks,
    orders,
    vendorRefunds,
    staffWithoutFactor,
    unpricedModels,
    health,
  ] = await Promise.all([
    ifMay('review', () => store.countModerated(db, site.id)),
    ifMay('review', () => countPartnerWorks({ site }, dependencies)),
    ifMay('review', () => store.countWaitingApps(db, site.id)),
    ifMay('review', () => store.countWaitingPrompts(db, site.id)),
    ifMay('readWorks', () => store.countFailedWorks(db, site.id, since)),
    ifMay('readOrders', () => store.countOrders(db, site.id)),
    ifMay('readOrders', () => countVendorRefunds(db, { siteId: site.id, since: weekAgo })),
    ifMay('appointStaff', () => store.countStaffWithoutFactor(db, site.id)),
    ifMay('siteSettings', () => dependencies.countUnpriced(site)),
    // Connections are shared: how one does is seen by all that ask it.
    ifMay('connections', () => readHealth({ all: true }, { site, caller }, dependencies)),
  ])
  return {
    works,
    partnerWorks,
    apps,
    prompts,
    failedWorks,
    staffWithoutFactor,
    unpricedModels,
    failedOrders: orders?.failed ?? null,
    openOrders: orders?.open ?? null,
    vendorRefunds,
    failingConnections:
      health
        ?.filter(({ connectionId, hour }) => connectionId > 0 && hour.failed > hour.done)
        .map(({ connectionId, label }) => ({ connectionId, label })) ?? null,
  }
}

export type SetupDependencies = Pick<KeepDependencies, 'db'> & {
  mail: { isSetUp: boolean }
  /** How many ways to pay a site has set up. */
  countWays(site: Site): number
  countBackups(): Promise<number>
}

/** Step by step, in the order in which they are done. */
export async function readSetup(
  { site }: Pick<RequestContext, 'site'>,
  { db, mail, countWays, countBackups }: SetupDependencies,
): Promise<ReplyOf<typeof analytics.setup>> {
  const isDone: Record<SetupStep, () => boolean | Promise<boolean>> = {
    name: () => hasNewName(site),
    connection: () => store.hasOwnConnection(db),
    // Codes are sold elsewhere: that is a way to be paid too.
    payment: async () => countWays(site) > 0 || (await store.countCodeBatches(db, site.id)) > 0,
    mail: () => mail.isSetUp,
    // Where they cannot be reached nobody knows; the other steps are told still.
    backup: async () => (await countBackups().catch(() => 0)) > 0,
  }
  return {
    isDismissed: site.settings.setupDismissed,
    steps: await Promise.all(
      setupSteps.map(async (step) => ({ step, isDone: await isDone[step]() })),
    ),
  }
}
