import type { OrderState } from '@atelier/contract/features/money/payments'
import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import type { GatewayId } from './gateways/payment-gateway.ts'
import type { OrderRecord } from './orders.store.ts'
import { orders } from './orders.table.ts'

export type OrderFilters = {
  siteId: number
  state?: OrderState | undefined
  way?: GatewayId | undefined
  person?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const maxAccounts = 2_147_483_647

/** Whom or which order a word means: a part of a name, the number of an account, the beginning of an order's number, ours or the vendor's. */
function meant(word: string): SQL | undefined {
  const id = /^\d+$/.test(word) ? Number(word) : undefined
  return or(
    sql`strpos(lower(${accounts.username}), lower(${word})) > 0`,
    sql`starts_with(${orders.orderNo}, ${word})`,
    sql`starts_with(${orders.reference}, ${word})`,
    id !== undefined && id <= maxAccounts ? eq(orders.accountId, id) : undefined,
  )
}

/** A site's orders with who bought, newest first. */
export async function listSiteOrders(
  db: Database,
  filters: OrderFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { order: OrderRecord; username: string | null }[]; count: number }> {
  const fitting = and(
    eq(orders.siteId, filters.siteId),
    filters.state && eq(orders.state, filters.state),
    filters.way && eq(orders.way, filters.way),
    filters.person ? meant(filters.person) : undefined,
    filters.from && gte(orders.createdAt, filters.from),
    filters.until && lt(orders.createdAt, filters.until),
  )
  const buyer = eq(accounts.id, orders.accountId)
  const [rows, totals] = await Promise.all([
    db
      .select({ order: orders, username: accounts.username })
      .from(orders)
      .leftJoin(accounts, buyer)
      .where(fitting)
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(orders).leftJoin(accounts, buyer).where(fitting),
  ])
  return { rows, count: totals[0]?.count ?? 0 }
}

export type OrderWithBuyer = {
  order: OrderRecord
  username: string | null
  /** Null when the account has gone. */
  accountId: number | null
  vipUntil: Date | null
}

/** An order of a site by its number, with who bought. */
export async function findSiteOrder(
  db: Database,
  siteId: number,
  orderNo: string,
): Promise<OrderWithBuyer | undefined> {
  const [row] = await db
    .select({
      order: orders,
      username: accounts.username,
      accountId: accounts.id,
      vipUntil: accounts.vipUntil,
    })
    .from(orders)
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.siteId, siteId), eq(orders.orderNo, orderNo)))
  return row
}
