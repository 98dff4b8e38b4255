// The ledger as those who run a site read it, and the proof that it adds up.
import type { ReplyOf } from '@atelier/contract/endpoint'
import { type ledger, maxLedgerLines } from '@atelier/contract/features/money/ledger'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { checkLedger, type FeatureCheck } from './ledger-check.ts'
import { countSiteLines, type LedgerFilter, listSiteLines } from './site-ledger.store.ts'

export type LedgerDependencies = { db: Database; clock: Clock; checks: readonly FeatureCheck[] }

/** A page of the site's lines, newest first, those included that their owners have hidden. */
export async function listLedger(
  filter: Omit<LedgerFilter, 'siteId'>,
  { page, size }: { page: number; size: number },
  site: Site,
  { db }: Pick<LedgerDependencies, 'db'>,
): Promise<ReplyOf<typeof ledger.lines>> {
  const ofSite = { ...filter, siteId: site.id }
  const [rows, count] = await Promise.all([
    listSiteLines(db, ofSite, { limit: size, offset: (page - 1) * size }),
    countSiteLines(db, ofSite, maxLedgerLines),
  ])
  return { rows: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), count }
}

/** Proves that everything adds up, or tells where it does not; of all sites. */
export async function proveLedger({
  db,
  clock,
  checks,
}: LedgerDependencies): Promise<ReplyOf<typeof ledger.check>> {
  const { figures, discrepancies } = await checkLedger(db, checks)
  return { ...figures, discrepancies, checkedAt: clock.now().toISOString() }
}
