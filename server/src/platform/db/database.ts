import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { createPreparer } from './prepared-statements.ts'

/** A machine that vanishes closes no connection: a line that is silent is tried after a while, and another one made after ten tries. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** However long nothing is asked. */
const keptConnections = 2

/** The database, or a transaction in it. */
export type Database = NodePgDatabase

export type DatabaseHandle = {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

// Counts and ids fit a double: numbers rather than strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const options = { casing: 'snake_case' } as const

/** Drizzle never gives a connection back on which a transaction could not even begin: after a few of them nobody would get one any more. */
function withSafeTransactions(db: Database, pool: pg.Pool): Database {
  const known = new WeakMap<object, Database>()
  const on = (client: pg.PoolClient): Database => {
    const made = known.get(client) ?? drizzle(client, options)
    known.set(client, made)
    return made
  }
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await on(client).transaction(work, config)
    } catch (error) {
      broken = isDatabaseAway(error)
      throw error
    } finally {
      client.release(broken)
    }
  }
  return db
}

/** Opens a pool. Connections broken by a restart of the server are dropped and made again. */
export function openDatabase(
  connection: pg.PoolConfig,
  log: Logger,
  { prepare = true, max = 12 }: { prepare?: boolean; max?: number } = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    max: max,
    // Those that stay have their statements prepared: whoever asks after a silence waits for no new connection.
    min: Math.min(keptConnections, max),
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'atelier',
    ...keptAlive,
    ...connection,
  })
  if (prepare) pool.on('connect', createPreparer())
  let closing = false
  const report = (error: Error) => {
    // The whole error would bring the client with it, and its settings.
    const code = 'code' in error ? error.code : undefined
    if (!closing) log.warn({ code, reason: error.message }, 'a database connection broke')
  }
  pool.on('error', report)
  // One that breaks between two statements of a transaction tells nobody else, and would end the process.
  pool.on('connect', (client) => client.on('error', report))
  return {
    db: withSafeTransactions(drizzle(pool, options), pool),
    pool,
    close() {
      closing = true
      return pool.end()
    },
  }
}

// 08 and 57P0: connections that broke or were ended; 53300: no connection is free; 25006: the server at the address takes no writes, as
// one that has just handed its part to another. The rest is what sockets and name servers say of a machine that is gone.
const awayCodes =
  /^(08|57P0|53300|25006|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)/

/** Whether the database was away rather than unwilling: trying again may help, on another connection. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (awayCodes.test(code)) return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** Whether two transactions waited for each other and this one was given up: trying again helps. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '40P01') return true
  return false
}

/** Whether the write was refused for want of room on the disk. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === '53100' || cause.code === 'ENOSPC')) return true
  return false
}

/** Whether a write met a unique index of this name. */
export function violates(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === index) return true
  return false
}
