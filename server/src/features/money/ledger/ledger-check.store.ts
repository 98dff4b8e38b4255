// What must hold of the ledger at any moment, asked of the database itself: each query finds the rows for which it does not.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

export type Discrepancy = { rule: string; found: string }

/** Each rule: its name, and a query for what breaks it, a text a row. All are read in one snapshot. */
const rules: Record<string, ReturnType<typeof sql>> = {
  'a balance equals the sum of its entries': sql`
    select format('account %s, %s: balance %s, entries %s', account_id, purse, coalesce(balance, 0), coalesce(total, 0)) as found
    from ledger_purses full join (
      select account_id, purse, sum(amount) as total from ledger_entries group by account_id, purse
    ) as entries using (account_id, purse)
    where coalesce(balance, 0) <> coalesce(total, 0)`,
  'no balance is negative': sql`
    select format('account %s, %s: balance %s', account_id, purse, balance) as found from ledger_purses where balance < 0
    union all
    select format('entry %s of account %s left %s', id, account_id, balance_after) from ledger_entries where balance_after < 0`,
  'each entry goes on from the one before it': sql`
    select format('entry %s of account %s: %s after %s with %s', id, account_id, balance_after, before, amount) as found
    from (
      select id, account_id, amount, balance_after,
        lag(balance_after, 1, 0::bigint) over (partition by account_id, purse order by id) as before
      from ledger_entries
    ) as chain
    where balance_after <> before + amount`,
  'a reservation that has ended cost what its entries say, and an open one all that was taken': sql`
    select format('reservation %s: settled %s, reserved %s, entries %s', id, settled, amount, coalesce(total, 0)) as found
    from ledger_reservations left join (
      select reservation_id, sum(amount) as total from ledger_entries
      where reservation_id is not null and cause <> 'refund' group by reservation_id
    ) as entries on reservation_id = id
    where coalesce(-total, 0) <> coalesce(settled, amount)`,
  'no more is given back of a reservation than it cost': sql`
    select format('reservation %s: settled %s, given back %s', id, settled, given) as found
    from ledger_reservations join (
      select reservation_id, sum(amount) as given from ledger_entries
      where reservation_id is not null and cause = 'refund' group by reservation_id
    ) as refunds on reservation_id = id
    where given > coalesce(settled, 0)`,
  'every entry of a reservation has one': sql`
    select format('entry %s names reservation %s', entry.id, reservation_id) as found
    from ledger_entries as entry left join ledger_reservations as reservation on reservation.id = reservation_id
    where reservation_id is not null and reservation.id is null`,
  'VIP time ends where its last grant says': sql`
    select format('account %s: VIP until %s, granted until %s', accounts.id, vip_until, until) as found
    from accounts left join lateral (
      select until from vip_grants where account_id = accounts.id order by id desc limit 1
    ) as last on true
    where vip_until is distinct from until`,
}

/** Whatever breaks a rule, at most `limit` findings for each. */
export async function listDiscrepancies(db: Database, limit = 20): Promise<Discrepancy[]> {
  return db.transaction(
    async (tx) => {
      const found: Discrepancy[] = []
      for (const [rule, query] of Object.entries(rules)) {
        const result = await tx.execute<{ found: string }>(sql`${query} limit ${limit}`)
        found.push(...result.rows.map((row) => ({ rule, found: row.found })))
      }
      return found
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export type LedgerFigures = {
  accounts: number
  entries: number
  /** Reservations that have not ended. */
  open: number
}

export async function countLedger(db: Database): Promise<LedgerFigures> {
  const result = await db.execute<LedgerFigures>(sql`
    select (select count(distinct account_id) from ledger_purses) as accounts,
      (select count(*) from ledger_entries) as entries,
      (select count(*) from ledger_reservations where ended_at is null) as open`)
  return result.rows[0] ?? { accounts: 0, entries: 0, open: 0 }
}
