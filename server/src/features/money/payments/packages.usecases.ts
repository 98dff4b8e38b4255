// What a site sells, as a buyer reads it and as its operator writes it.
import { Failure } from '@atelier/contract/errors'
import type { PackageDraft, ShopPackage } from '@atelier/contract/features/money/payments'
import type { Locale } from '@atelier/contract/primitives'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { textIn } from '../../site/content/content.usecases.ts'
import { listBoughtPackages } from './orders.store.ts'
import * as store from './packages.store.ts'

type ShopDependencies = { db: Database; clock: Clock }

/** What the site sells now, in its order; `caller` null for somebody who has not said who they are. */
export async function listShop(
  { site, caller, locale }: { site: Site; caller: Caller | null; locale: Locale },
  { db, clock }: ShopDependencies,
): Promise<ShopPackage[]> {
  const records = await store.listOnSale(db, site.id, clock.now())
  const isLimited = records.some(({ isOnce }) => isOnce)
  const bought = caller && isLimited ? await listBoughtPackages(db, caller.accountId) : []
  return records.map((record) => ({
    id: record.id,
    title: textIn(record.title, locale),
    description: textIn(record.description, locale),
    credits: record.credits,
    tokens: site.settings.twoPurses ? record.tokens : 0,
    vipDays: record.vipDays,
    amountMinor: record.amountMinor,
    currency: record.currency,
    badge: textIn(record.badge, locale),
    isOnce: record.isOnce,
    isBought: record.isOnce && bought.includes(record.id),
    validUntil: record.validUntil?.toISOString() ?? null,
  }))
}

/** Every package of the site as it was written. */
export async function listDrafts(
  site: Site,
  db: Database,
): Promise<(PackageDraft & { id: number })[]> {
  const records = await store.listPackages(db, site.id)
  return records.map(({ siteId: _, position: __, updatedAt: ___, ...record }) => ({
    ...record,
    validFrom: record.validFrom?.toISOString() ?? null,
    validUntil: record.validUntil?.toISOString() ?? null,
  }))
}

/** Throws packages.not_found. */
export async function savePackage(
  { id, ...draft }: PackageDraft & { id?: number | undefined },
  site: Site,
  db: Database,
): Promise<number> {
  const values = {
    ...draft,
    validFrom: draft.validFrom === null ? null : new Date(draft.validFrom),
    validUntil: draft.validUntil === null ? null : new Date(draft.validUntil),
  }
  if (id === undefined) return store.insertPackage(db, site.id, values)
  if (!(await store.updatePackage(db, { siteId: site.id, id }, values)))
    throw new Failure('packages.not_found')
  return id
}

/** Throws packages.not_found. */
export async function deletePackage(id: number, site: Site, db: Database): Promise<void> {
  if (!(await store.deletePackage(db, { siteId: site.id, id })))
    throw new Failure('packages.not_found')
}

export const arrangePackages = (ids: readonly number[], site: Site, db: Database): Promise<void> =>
  store.arrangePackages(db, site.id, ids)
