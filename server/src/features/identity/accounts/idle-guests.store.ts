import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

/** Every column of every table that refers to accounts, quoted for a statement: what a feature adds is among them by itself. */
export async function listReferences(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select quote_ident(child.relname) as table, quote_ident(col.attname) as column
    from pg_constraint as con
    join pg_class as child on child.oid = con.conrelid
    join pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'accounts'::regclass and con.conrelid <> con.confrelid`)
  return rows
}

/** Guests of before that moment, by their numbers, after one; held until the transaction ends. Those that somebody else holds are passed over. */
export async function holdGuests(
  tx: Database,
  { before, after, max }: { before: Date; after: number; max: number },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from accounts
    where kind = 'guest' and id > ${after} and created_at < ${before.toISOString()}::timestamptz
    order by id limit ${max} for update skip locked`)
  return rows.map(({ id }) => id)
}

/**
 * Those of the guests with nothing to their name: no profile, no block, nothing that refers to them, and nothing booked but a first gift;
 * `isBooked` for those that have one.
 */
export async function listBare(
  tx: Database,
  ids: readonly number[],
  references: readonly { table: string; column: string }[],
): Promise<{ id: number; siteId: number; isBooked: boolean }[]> {
  if (ids.length === 0) return []
  const list = sql.raw(`{${ids.join(',')}}`)
  const unreferenced = references.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.raw(table)} as kept where kept.${sql.raw(column)} = accounts.id)`,
  )
  const conditions = [
    sql`accounts.id = any('${list}'::int[])`,
    sql`accounts.kind = 'guest' and accounts.blocked_at is null`,
    sql`accounts.name = '' and accounts.avatar = '' and accounts.sign = '' and accounts.role = ''`,
    sql`not exists (select 1 from ledger_entries where ledger_entries.account_id = accounts.id and cause <> 'sign-up')`,
    ...unreferenced,
  ]
  const { rows } = await tx.execute<{ id: number; siteId: number; isBooked: boolean }>(sql`
    select accounts.id, accounts.site_id as "siteId",
      exists (select 1 from ledger_entries where ledger_entries.account_id = accounts.id) as "isBooked"
    from accounts where ${sql.join(conditions, sql` and `)}`)
  return rows
}

export async function deleteGuests(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    sql`delete from accounts where kind = 'guest' and id = any('${sql.raw(`{${ids.join(',')}}`)}'::int[])`,
  )
}
