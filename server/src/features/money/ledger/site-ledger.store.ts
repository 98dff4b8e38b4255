import type { BalanceKind, Cause } from '@atelier/contract/ledger-terms'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

export type LedgerFilter = {
  siteId: number
  cause?: Cause | undefined
  purse?: BalanceKind | undefined
  person?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const maxAccounts = 2_147_483_647

/** Whose lines a word means: by a part of the name, or the number of the account, also of one that has gone. */
function ofPerson(word: string): SQL {
  const id = /^\d+$/.test(word) && Number(word) <= maxAccounts ? Number(word) : null
  return sql`and (entry.account_id = ${id}::int or entry.account_id in (
    select accounts.id from accounts where strpos(lower(accounts.username), lower(${word})) > 0))`
}

const lines = ({ siteId, cause, purse, person, from, until }: LedgerFilter): SQL => sql`
  from ledger_entries entry where entry.site_id = ${siteId}
    ${cause ? sql`and entry.cause = ${cause}` : sql``}
    ${purse ? sql`and entry.purse = ${purse}` : sql``}
    ${person ? ofPerson(person) : sql``}
    ${from ? sql`and entry.created_at >= ${from}` : sql``}
    ${until ? sql`and entry.created_at < ${until}` : sql``}`

export type LedgerLineRecord = {
  id: number
  at: string
  accountId: number
  username: string
  purse: BalanceKind
  amount: number
  balanceAfter: number
  cause: Cause
  subject: string
  note: string
}

/** Lines of a site, newest first. */
export async function listSiteLines(
  db: Database,
  filter: LedgerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LedgerLineRecord[]> {
  const result = await db.execute<LedgerLineRecord>(sql`
    with line as (
      select entry.* ${lines(filter)}
      order by entry.created_at desc, entry.id desc limit ${limit} offset ${offset}
    )
    select line.id, line.created_at as at, line.account_id as "accountId",
      coalesce(accounts.username, '') as username, line.purse, line.amount,
      line.balance_after as "balanceAfter", line.cause, coalesce(reservation.subject, '') as subject,
      coalesce(line.about->>'reason', line.about->>'title', line.about->>'model', '') as note
    from line left join accounts on accounts.id = line.account_id
      left join ledger_reservations reservation on reservation.id = line.reservation_id
    order by line.created_at desc, line.id desc`)
  return result.rows
}

/** How many lines there are, counted to `most`. */
export async function countSiteLines(
  db: Database,
  filter: LedgerFilter,
  max: number,
): Promise<number> {
  const result = await db.execute<{ count: number }>(sql`
    select count(*) as count from (select 1 ${lines(filter)} limit ${max}) counted`)
  return result.rows[0]?.count ?? 0
}
