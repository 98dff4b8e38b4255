// Whether the ledger adds up, on a database that is in use.
import type { Database } from '../../../platform/db/database.ts'
import {
  countLedger,
  type Discrepancy,
  type LedgerFigures,
  listDiscrepancies,
} from './ledger-check.store.ts'

export type { Discrepancy }

/** What only a feature can tell of what it has reserved or sold, such as reservations that nobody will end. */
export type FeatureCheck = (db: Database) => Promise<Discrepancy[]>

/** Everything that does not add up; an empty list is the proof. Reads only, in a snapshot, so a server may go on beside it. */
export async function checkLedger(
  db: Database,
  checks: readonly FeatureCheck[],
): Promise<{ figures: LedgerFigures; discrepancies: Discrepancy[] }> {
  const discrepancies = await listDiscrepancies(db)
  for (const check of checks) discrepancies.push(...(await check(db)))
  return { figures: await countLedger(db), discrepancies }
}
