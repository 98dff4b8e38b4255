// What a person reads of the ledger. Lists are read newest first along partial indexes of ledger_entries that hold just their lines, so
// that a page costs the same whether there are ten lines or a million; counts stop at a bound.
import type { BalanceKind, Cause } from '@atelier/contract/ledger-terms'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { EntryAbout } from '../ledger/ledger.table.ts'

/** First and last day, both included, by the days of a time zone. */
export type Days = { from?: string | undefined; to?: string | undefined; timeZone: string }

export type SpendingFilter = Days & {
  purse?: BalanceKind | undefined
  kind?: string | undefined
  model?: string | undefined
}

export type Slice = { offset: number; limit: number }

const within = ({ from, to, timeZone }: Days): SQL => sql`
  ${from ? sql`and entry.created_at >= (${from}::date::timestamp at time zone ${timeZone})` : sql``}
  ${to ? sql`and entry.created_at < ((${to}::date + 1)::timestamp at time zone ${timeZone})` : sql``}`

// The words of the index ledger_entries_spending: as parameters they would keep a prepared statement from using it.
const spendingLines = (accountId: number, filter: SpendingFilter): SQL => sql`
  from ledger_entries entry
  join ledger_reservations reservation on reservation.id = entry.reservation_id
  where entry.account_id = ${accountId} and entry.cause = 'charge'
    and entry.cause_key = entry.reservation_id::text and entry.hidden_at is null
    ${within(filter)}
    ${filter.purse ? sql`and entry.purse = ${filter.purse}` : sql``}
    ${filter.kind === undefined ? sql`` : sql`and reservation.subject = ${filter.kind}`}
    ${filter.model === undefined ? sql`` : sql`and coalesce(entry.about->>'model', '') = ${filter.model}`}`

export type SpendingRecord = {
  id: number
  purse: BalanceKind
  kind: string
  model: string
  /** What was taken, and what of it was given back after the end. */
  taken: number
  givenBack: number
  isOpen: boolean
  groupId: number | null
  groupTitle: string | null
  createdAt: string
}

export async function listSpending(
  db: Database,
  accountId: number,
  filter: SpendingFilter,
  { offset, limit }: Slice,
): Promise<SpendingRecord[]> {
  const result = await db.execute<SpendingRecord>(sql`
    with line as (
      select entry.id, entry.purse, entry.about, entry.created_at, entry.reservation_id,
        reservation.subject, coalesce(reservation.settled, reservation.amount) as taken,
        reservation.ended_at is null as is_open
      ${spendingLines(accountId, filter)}
      order by entry.created_at desc, entry.id desc offset ${offset} limit ${limit}
    )
    select line.id, line.purse, line.subject as kind, coalesce(line.about->>'model', '') as model,
      line.taken, line.is_open as "isOpen", line.created_at as "createdAt",
      (select coalesce(sum(back.amount), 0)::bigint from ledger_entries back
        where back.reservation_id = line.reservation_id and back.cause = 'refund') as "givenBack",
      owned.id as "groupId", owned.title as "groupTitle"
    from line left join chat_groups owned
      on owned.id = (line.about->>'groupId')::int and owned.owner_id = ${accountId}
    order by line.created_at desc, line.id desc`)
  return result.rows
}

export async function countSpending(
  db: Database,
  accountId: number,
  filter: SpendingFilter,
  max: number,
): Promise<number> {
  const result = await db.execute<{ count: number }>(sql`
    select count(*) as count from (select 1 ${spendingLines(accountId, filter)} limit ${max}) counted`)
  return result.rows[0]?.count ?? 0
}

export type SpendingSum = {
  day: string | null
  model: string | null
  kind: string | null
  purse: BalanceKind
  amount: number
  lines: number
}

/** Sums by balance, each in all, by day, by model and by kind: what a row sums over is null in it. */
export async function sumSpending(
  db: Database,
  accountId: number,
  filter: SpendingFilter,
): Promise<SpendingSum[]> {
  const result = await db.execute<SpendingSum>(sql`
    with given_back as (
      select reservation_id, sum(amount) as amount from ledger_entries
      where account_id = ${accountId} and cause = 'refund' and reservation_id is not null
      group by reservation_id
    ), line as (
      select to_char(entry.created_at at time zone ${filter.timeZone}, 'YYYY-MM-DD') as day,
        coalesce(entry.about->>'model', '') as model, reservation.subject as kind, entry.purse,
        entry.reservation_id, coalesce(reservation.settled, reservation.amount) as taken
      ${spendingLines(accountId, filter)}
    )
    select day, model, kind, purse, sum(taken - coalesce(given_back.amount, 0))::bigint as amount,
      count(*) as lines
    from line left join given_back using (reservation_id)
    group by grouping sets ((purse), (day, purse), (model, purse), (kind, purse))
    order by day, amount desc`)
  return result.rows
}

/** Hides lines of the log; how many of these are there, hidden already or not. */
export async function hideSpending(
  db: Database,
  accountId: number,
  ids: readonly number[] | 'all',
  at: Date,
): Promise<number> {
  const chosen = ids === 'all' ? sql`` : sql`and id = any(${sql.param([...ids])}::bigint[])`
  const result = await db.execute(sql`
    update ledger_entries set hidden_at = coalesce(hidden_at, ${at})
    where account_id = ${accountId} and cause = 'charge' and cause_key = reservation_id::text
      ${ids === 'all' ? sql`and hidden_at is null` : sql``} ${chosen}`)
  return result.rowCount ?? 0
}

export type RechargeRecord = {
  source: 'entry' | 'vip'
  id: number
  cause: Cause
  purse: BalanceKind | null
  amount: number
  balance: number | null
  vipDays: number
  about: EntryAbout
  createdAt: string
}

const rechargeEntries = (accountId: number, days: Days): SQL => sql`
  from ledger_entries entry
  where entry.account_id = ${accountId} and entry.cause not in ('charge', 'release')
    and entry.reservation_id is null ${within(days)}`

const vipEntries = (accountId: number, days: Days): SQL => sql`
  from vip_grants entry where entry.account_id = ${accountId} ${within(days)}`

/** Entries that are no spending, and grants of VIP time. */
export async function listRecharges(
  db: Database,
  accountId: number,
  days: Days,
  { offset, limit }: Slice,
): Promise<RechargeRecord[]> {
  const reach = offset + limit
  const result = await db.execute<RechargeRecord>(sql`
    select * from (
      (select 'entry' as source, entry.id, entry.cause, entry.purse, entry.amount,
        entry.balance_after as balance, 0 as "vipDays", entry.about, entry.created_at as "createdAt"
      ${rechargeEntries(accountId, days)}
      order by entry.created_at desc, entry.id desc limit ${reach})
      union all
      (select 'vip', entry.id, entry.cause, null, 0, null, entry.days, '{}'::jsonb, entry.created_at
      ${vipEntries(accountId, days)}
      order by entry.created_at desc, entry.id desc limit ${reach})
    ) line
    order by "createdAt" desc, source, id desc offset ${offset} limit ${limit}`)
  return result.rows
}

export async function countRecharges(
  db: Database,
  accountId: number,
  days: Days,
  max: number,
): Promise<number> {
  const result = await db.execute<{ count: number }>(sql`
    select count(*) as count from (
      (select 1 ${rechargeEntries(accountId, days)} limit ${max})
      union all (select 1 ${vipEntries(accountId, days)} limit ${max})
      limit ${max}) counted`)
  return result.rows[0]?.count ?? 0
}

/** What is taken for what has not ended, by balance. */
export async function sumReserved(
  db: Database,
  accountId: number,
): Promise<Partial<Record<BalanceKind, number>>> {
  const result = await db.execute<{ purse: BalanceKind; amount: number }>(sql`
    select purse, sum(amount)::bigint as amount from ledger_reservations
    where account_id = ${accountId} and ended_at is null group by purse`)
  return Object.fromEntries(result.rows.map(({ purse, amount }) => [purse, amount]))
}
