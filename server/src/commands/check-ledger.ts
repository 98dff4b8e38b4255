import type pg from 'pg'
import { ledgerChecks } from '../features/brought-parts.ts'
import { checkLedger } from '../features/money/ledger/ledger-check.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { reachDatabase } from '../platform/db/reach-database.ts'
import { createLog } from '../platform/log.ts'

/** Proves on the installation's database, whether its server runs or not, that the ledger adds up; resolves with whether it does. */
export async function checkLedgerCommand(
  config: Config,
  say: (line: string) => void,
): Promise<boolean> {
  const { connection, leave } = await reachDatabase(config)
  try {
    return await sayLedger(connection, say)
  } finally {
    await leave()
  }
}

/** The same on a database that has been reached. */
export async function sayLedger(
  connection: pg.PoolConfig,
  say: (line: string) => void,
): Promise<boolean> {
  const log = createLog('warn')
  const database = openDatabase({ ...connection, max: 2 }, log)
  try {
    const { figures, discrepancies } = await checkLedger(database.db, ledgerChecks)
    const { accounts, entries, open } = figures
    say(`${accounts} accounts, ${entries} entries, ${open} open reservations`)
    for (const { rule, found } of discrepancies) say(`${rule}: NOT for ${found}`)
    const addsUp = discrepancies.length === 0
    say(addsUp ? 'The ledger adds up.' : 'The ledger does not add up.')
    return addsUp
  } finally {
    await database.close()
  }
}
