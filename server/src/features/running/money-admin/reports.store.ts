// Figures of days, by site. They are summed where the rows lie: a report of a year is a few thousand lines, whatever was sold.
import type {
  GivenOfDay,
  MoneyOfDay,
  SpentOfDay,
} from '@atelier/contract/features/running/money-admin'
import { workTypes } from '@atelier/contract/work-terms'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

export type ReportScope = {
  siteIds: readonly number[]
  /** First and last day, both included, by the days of a time zone. */
  from: string
  to: string
  timeZone: string
}

const within = (time: SQL, { from, to, timeZone }: ReportScope): SQL => sql`
  ${time} >= (${from}::date::timestamp at time zone ${timeZone})
  and ${time} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`

const dayOf = (time: SQL, { timeZone }: ReportScope): SQL =>
  sql`to_char(${time} at time zone ${timeZone}, 'YYYY-MM-DD')`

const ofSites = (column: SQL, { siteIds }: ReportScope): SQL =>
  sql`${column} = any(${sql.param([...siteIds])}::int[])`

/** Money that came in and was given back, by day, site and currency. */
export async function sumMoney(db: Database, scope: ReportScope): Promise<MoneyOfDay[]> {
  const paidAt = sql`orders.paid_at`
  const endedAt = sql`refunds.ended_at`
  const currency = sql`coalesce(orders.received_currency, orders.currency)`
  const result = await db.execute<MoneyOfDay>(sql`
    with line as (
      select ${dayOf(paidAt, scope)} as day, orders.site_id, ${currency} as currency, 1 as orders,
        coalesce(orders.received_minor, orders.amount_minor) as sold, 0 as refunds, 0 as refunded
      from orders where ${ofSites(sql`orders.site_id`, scope)} and ${within(paidAt, scope)}
      union all
      select ${dayOf(endedAt, scope)}, orders.site_id, ${currency}, 0, 0, 1, refunds.amount_minor
      from refunds join orders on orders.id = refunds.order_id
      where refunds.state = 'done' and ${ofSites(sql`orders.site_id`, scope)}
        and ${within(endedAt, scope)}
    )
    select line.day, sites.code as site, line.currency, sum(line.orders)::bigint as orders,
      sum(line.sold)::bigint as "soldMinor", sum(line.refunds)::bigint as refunds,
      sum(line.refunded)::bigint as "refundedMinor"
    from line join sites on sites.id = line.site_id
    group by line.day, sites.code, line.currency order by line.day, sites.code, line.currency`)
  return result.rows
}

const workKinds = new Map<string, string>(
  Object.entries(workTypes).map(([name, type]) => [String(type), name]),
)

/** Credits that answers, works and services came to, by day, site, purse and kind. */
export async function sumSpent(db: Database, scope: ReportScope): Promise<SpentOfDay[]> {
  const at = sql`entry.created_at`
  const result = await db.execute<SpentOfDay>(sql`
    select ${dayOf(at, scope)} as day, sites.code as site, entry.purse,
      coalesce(works.type::text, reservation.subject) as kind, -sum(entry.amount)::bigint as amount
    from ledger_entries entry
      join ledger_reservations reservation on reservation.id = entry.reservation_id
      left join works on works.reservation_id = reservation.id
      join sites on sites.id = entry.site_id
    where ${ofSites(sql`entry.site_id`, scope)} and ${within(at, scope)}
    group by 1, 2, 3, 4 having sum(entry.amount) <> 0 order by 1, 2, 3, 4`)
  return result.rows.map((row) => ({ ...row, kind: workKinds.get(row.kind) ?? row.kind }))
}

/** Credits that came in by other ways than a swap or a merge, by day, site, purse and cause. */
export async function sumGiven(db: Database, scope: ReportScope): Promise<GivenOfDay[]> {
  const at = sql`entry.created_at`
  const result = await db.execute<GivenOfDay>(sql`
    select ${dayOf(at, scope)} as day, sites.code as site, entry.purse, entry.cause,
      sum(entry.amount)::bigint as amount
    from ledger_entries entry join sites on sites.id = entry.site_id
    where entry.reservation_id is null
      and entry.cause not in ('charge', 'release', 'swap', 'merge', 'forfeit')
      and ${ofSites(sql`entry.site_id`, scope)} and ${within(at, scope)}
    group by 1, 2, 3, 4 having sum(entry.amount) <> 0 order by 1, 2, 3, 4`)
  return result.rows
}
