// Has the ledger checked once an hour, by one server of the installation, and tells it loudly when it does not add up.
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { countTry } from '../../../platform/limits/limits.ts'
import { checkLedger, type FeatureCheck } from '../../money/ledger/ledger-check.ts'

export type LedgerWatch = {
  db: Database
  clock: Clock
  log: Logger
  checks: readonly FeatureCheck[]
  ledgerChecked(result: { discrepancies: number; at: Date }): void
}

const hourMs = 3_600_000

/** Checks it when no server has done so within the hour. */
export async function watchLedger({
  db,
  clock,
  log,
  checks,
  ledgerChecked,
}: LedgerWatch): Promise<void> {
  const turn = { key: ['ledger-check'], max: 1, windowMs: hourMs } as const
  if (!(await countTry(turn, { db, clock }))) return
  const { discrepancies } = await checkLedger(db, checks)
  ledgerChecked({ discrepancies: discrepancies.length, at: clock.now() })
  if (discrepancies.length)
    log.error({ discrepancies: discrepancies.slice(0, 20) }, 'the ledger does not add up')
}
