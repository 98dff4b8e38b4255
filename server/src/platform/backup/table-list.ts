// What a database holds, as COPY has to be told it.
import type pg from 'pg'

export type CopiedTable = { name: string; columns: string[] }

/** The product's tables with the columns that are stored, not computed. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_name order by table_name`,
  )
  return rows
}

export async function listSequences(
  client: pg.ClientBase,
): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename`,
  )
  return rows
}

/** How rows are written as text must not hang on the settings of a server. */
export async function settleTextForm(client: pg.ClientBase): Promise<void> {
  await client.query("set local datestyle = 'ISO, YMD'")
  await client.query("set local intervalstyle = 'postgres'")
  await client.query('set local extra_float_digits = 3')
  await client.query("set local bytea_output = 'hex'")
  await client.query("set local client_encoding = 'UTF8'")
  await client.query("set local timezone = 'UTC'")
  // A big installation takes its time, and waits between tables while files are read.
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
}
