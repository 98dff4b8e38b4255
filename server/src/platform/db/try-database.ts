// The first contact with a database that is not ours: whatever hinders it is said before anything is begun there.
import pg from 'pg'
import { DatabaseUnusable } from './database-unusable.ts'

/** PostgreSQL 15: what our statements and tables need. */
const oldestVersion = 150_000

const connectWithinMs = 10_000

/**
 * Tries whether statements reach a database that can be written to, prepared ones too where `prepare` says so. Throws DatabaseUnusable.
 */
export async function tryDatabase(
  connection: pg.ClientConfig,
  { prepare }: { prepare: boolean },
): Promise<void> {
  const clients: pg.Client[] = []
  const open = async () => {
    const client = new pg.Client({
      connectionTimeoutMillis: connectWithinMs,
      application_name: 'atelier-start',
      ...connection,
    })
    clients.push(client)
    // One that breaks is reported by the statement that wanted it.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  try {
    const first = await open().catch((error: unknown) => {
      throw cannotBeUsed(error)
    })
    await checkServer(first)
    if (prepare) await checkPrepared(first, await open())
  } catch (error) {
    throw error instanceof DatabaseUnusable ? error : cannotBeUsed(error)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; readonly: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
     current_setting('transaction_read_only')::bool as readonly`,
  )
  const [server] = rows
  if (server && server.number < oldestVersion)
    throw new DatabaseUnusable(
      `The database at DATABASE_URL is PostgreSQL ${server.version}, and Atelier needs PostgreSQL 15 or newer.`,
    )
  if (server?.readonly)
    throw new DatabaseUnusable(
      'The database at DATABASE_URL can only be read. Set DATABASE_URL to the one that is written to, not to a copy of it.',
    )
}

/** One name for two clients: where both are handed the same connection by something that knows no statements, it is there already. */
const probe = { name: 'atelier_start', text: 'select $1::int', values: [1] }

async function checkPrepared(first: pg.Client, second: pg.Client): Promise<void> {
  try {
    for (const client of [first, second, first]) await client.query(probe)
  } catch (error) {
    if (isOfPooler(error)) throw new DatabaseUnusable(poolerWords)
    throw error
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** A prepared statement that is not there, or there already: somebody hands connections around. */
export const isOfPooler = (error: unknown): boolean => /^(26000|42P05)$/.test(codeOf(error))

export const poolerWords =
  'DATABASE_URL leads through a pooler that does not know prepared statements (PgBouncer before 1.21, or one with max_prepared_statements at 0). Set DATABASE_PREPARE=off.'

/** Starting up or shutting down, or with all its connections taken: 57P0x, 53300. */
const isForNow = (error: unknown) => /^(57P0\d|53300)$/.test(codeOf(error))

function cannotBeUsed(error: unknown): DatabaseUnusable {
  const reason = reasonOf(error)
  return new DatabaseUnusable(
    isForNow(error)
      ? `The database at DATABASE_URL cannot be used now: ${reason}. Start Atelier again when it is ready.`
      : `The database at DATABASE_URL cannot be used: ${reason}. Check address, user, password and database name.`,
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  if (!(error instanceof Error)) return String(error)
  if (/timeout/i.test(error.message))
    return `it does not answer within ${connectWithinMs / 1000} seconds`
  if (error.message.startsWith('Connection terminated'))
    return 'what answers there ends the connection, as if it were no PostgreSQL'
  if (error.message.startsWith('SASL')) return 'it wants a password'
  return (error.message || codeOf(error)).replace(/\s+/g, ' ').replace(/\.$/, '')
}
