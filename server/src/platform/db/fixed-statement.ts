// Statements that many requests send: their text is put together once, when the module loads. The query builder takes several tenths of a
// millisecond to make the same text again, more than the database takes to answer it.
import { sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database } from './database.ts'

type Sender = {
  query(query: { text: string; values: readonly unknown[] }): Promise<QueryResult>
}

/** What a database, or a transaction in it, sends its statements by: the pool, or the transaction's own connection. */
const senderOf = (db: Database): Sender => (db._.session as unknown as { client: Sender }).client

/**
 * Makes a statement of a text with `$1`, `$2`, …: called with a database or a transaction and the values in their order, it resolves with
 * the rows. Columns come as PostgreSQL's driver reads them: times as Date, whole numbers as number, jsonb as what it says. Values go as the
 * driver writes them: arrays as arrays, so that what is to be jsonb is given as JSON text.
 */
export const fixedStatement =
  <Row, Values extends readonly unknown[]>(text: string) =>
  async (db: Database, ...values: Values): Promise<Row[]> =>
    (await senderOf(db).query({ text, values })).rows

const dialect = new PgDialect({ casing: 'snake_case' })

/** Columns by the names that rows shall have them by, for the text of a statement. */
export const columnList = (columns: Readonly<Record<string, PgColumn>>, prefix = ''): string =>
  Object.entries(columns)
    .map(([key, column]) => `${dialect.sqlToQuery(sql`${column}`).sql} as "${prefix}${key}"`)
    .join(', ')

/** The part of a row whose columns were named with a prefix, without it. */
export function partOfRow<Part>(row: Readonly<Record<string, unknown>>, prefix: string): Part {
  const part: Record<string, unknown> = {}
  for (const key in row) if (key.startsWith(prefix)) part[key.slice(prefix.length)] = row[key]
  return part as Part
}
