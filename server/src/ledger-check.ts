// npm run ledger:check: proves on the installation's database, whether its server runs or not, that the ledger adds up. Ends with 1 when not.
import { pino } from 'pino'
import { checkLedger } from './features/ledger/ledger-check.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { reachEmbeddedPostgres } from './platform/db/embedded/reach-embedded-postgres.ts'

const config = readConfig(process.env)
const log = pino({ level: 'warn', base: null })
const say = (line: string) => process.stdout.write(`${line}\n`)

const reached = config.DATABASE_URL
  ? { connection: { connectionString: config.DATABASE_URL }, leave: async () => undefined }
  : await reachEmbeddedPostgres(config.DATA_DIR)
const database = openDatabase({ ...reached.connection, max: 2 }, log)
try {
  const { figures, discrepancies } = await checkLedger(database.db, ledgerChecks)
  const { accounts, entries, open } = figures
  say(`${accounts} accounts, ${entries} entries, ${open} open reservations`)
  for (const { rule, found } of discrepancies) say(`${rule}: NOT for ${found}`)
  say(discrepancies.length === 0 ? 'The ledger adds up.' : 'The ledger does not add up.')
  if (discrepancies.length > 0) process.exitCode = 1
} finally {
  await database.close()
  await reached.leave()
}
