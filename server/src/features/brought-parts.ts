// What all features bring together, each part in its order.

import type { FastifyInstance } from 'fastify'
import type { ServeOptions } from '../platform/http/serve-endpoint.ts'
import type { Services } from '../service-parts.ts'
import type { FirstServices, Parts, SealedColumn, Sweep } from './define-feature.ts'
import { features } from './features.ts'
import type { ImportPart } from './identity/account-data/import-part.ts'
import type { ExportPart } from './identity/accounts/export-part.ts'
import type { OnAccountDeleted } from './identity/accounts/leave-account.ts'
import type { FeatureCheck } from './money/ledger/ledger-check.ts'
import { orderFeatures, type Placed } from './order-features.ts'
import type { SiteManagement } from './site/sites/manage-sites.ts'

/** The features that bring a part, in the order in which they come. */
export function listBringers<Part extends keyof Parts>(
  kind: Part,
): (Placed & { part: NonNullable<Parts[Part]> })[] {
  const bringers = features.flatMap((feature) => {
    const { name, account, site, after } = feature
    const parts: Parts = { ...feature, ...account, ...site }
    const part = parts[kind]
    return part ? [{ name, part, after: after?.[kind] }] : []
  })
  return orderFeatures(bringers)
}

const listParts = <Part extends keyof Parts>(kind: Part) =>
  listBringers(kind).map(({ part }) => part)

export const sealedColumns: readonly SealedColumn[] = [
  // The outbox is the platform's, and no feature's.
  { table: 'mail_outbox', column: 'sealed' },
  ...features.flatMap(({ sealed = [] }) => sealed),
]

export const ledgerChecks: readonly FeatureCheck[] = features.flatMap(
  ({ ledgerChecks: checks = [] }) => checks,
)

export const accountParts = {
  adopters: listParts('adopt'),
  welcomeMember: listParts('welcomeMember'),
  welcomeGuest: listParts('welcomeGuest'),
}

export const listExporters = (services: FirstServices): ExportPart[] =>
  listParts('export').map((part) => part(services))

export const listImporters = (services: FirstServices): ImportPart[] =>
  listParts('import').map((part) => part(services))

export const listLeavers = (services: FirstServices): OnAccountDeleted[] =>
  listParts('leave').map((part) => part(services))

const seeds = listParts('seed')
const copies = listParts('copy')

export const seedSite: SiteManagement['seedSite'] = async (site, tx) => {
  for (const seed of seeds) await seed(site, tx)
}

export const copySiteWith =
  (services: FirstServices): SiteManagement['copySite'] =>
  async (from, to, tx) => {
    for (const copy of copies) await copy({ from, to }, tx, services)
  }

/** By names that the log tells, in their order: `always`, or what is old enough by the clock. */
export const listSweeps = (kind: 'always' | 'ofOld'): Record<string, Sweep> =>
  Object.fromEntries(listParts('sweeps').flatMap((sweeps) => Object.entries(sweeps[kind] ?? {})))

const closers = listBringers('close')

/** Ends what features keep running: all at once, but for those that wait for others. */
export async function closeFeatures(services: Services): Promise<void> {
  const closing = new Map<string, Promise<unknown>>()
  for (const { name, after = [], part } of closers) {
    const others = Promise.all(
      after === 'all others' ? closing.values() : after.map((other) => closing.get(other)),
    )
    closing.set(
      name,
      others.then(() => part(services)),
    )
  }
  await Promise.all(closing.values())
}

/** Registers every call of the contract, and what features serve beside it. */
export function serveFeatures(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
): void {
  for (const { calls = [], routes } of features) {
    for (const { serve } of calls) serve(app, services, options)
    routes?.(app, services)
  }
}
