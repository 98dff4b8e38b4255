// What must hold of orders and the ledger: what was paid for is there, once, and nothing else was given for an order.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Discrepancy } from '../ledger/ledger-check.ts'

const rules = {
  'what a paid order sold is in the ledger': sql`
    select format('order %s: sold %s credits, %s tokens, %s VIP days; given %s, %s, %s', order_no, orders.credits,
      orders.tokens, orders.vip_days, given.credits, given.tokens, given.days) as found
    from orders cross join lateral (
      select coalesce(sum(amount) filter (where purse = 'credits'), 0) as credits,
        coalesce(sum(amount) filter (where purse = 'tokens'), 0) as tokens,
        (select coalesce(sum(days), 0) from vip_grants where cause = 'package' and cause_key = orders.id::text) as days
      from ledger_entries where cause = 'package' and cause_key = orders.id::text
    ) as given
    where orders.paid_at is not null and orders.fault is null
      and (orders.credits, orders.tokens, orders.vip_days) is distinct from (given.credits, given.tokens, given.days)`,
  'what was given for an order was paid': sql`
    select format('entry %s of account %s, order %s', entry.id, entry.account_id, entry.cause_key) as found
    from ledger_entries as entry
    where entry.cause = 'package' and not exists (
      select 1 from orders where orders.id::text = entry.cause_key and orders.paid_at is not null and orders.fault is null
    )`,
}

/** Orders and entries that do not fit each other. */
export async function listUnfitOrders(db: Database): Promise<Discrepancy[]> {
  const found: Discrepancy[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ found: string }>(sql`${query} limit 20`)
    found.push(...rows.map((row) => ({ rule, found: row.found })))
  }
  return found
}
