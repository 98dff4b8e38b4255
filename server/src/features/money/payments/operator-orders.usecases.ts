// The orders of a site as its operator sees them.
import { decimalAmount } from '@atelier/contract/currency-digits'
import { Failure } from '@atelier/contract/errors'
import type { Site } from '../../../platform/http/request-context.ts'
import { getBalances } from '../ledger/ledger.usecases.ts'
import * as store from './operator-orders.store.ts'
import { type PaymentDependencies, startedPayment } from './order-life.ts'
import type { OrderRecord } from './orders.store.ts'
import { listRefunds, type RefundRecord } from './refunds.store.ts'

export type OperatorRow = {
  order: OrderRecord
  username: string | null
  refunds: RefundRecord[]
}
type Filters = Omit<store.OrderFilters, 'siteId'>

/** A page of the site's orders, newest first, with what was given back of each. */
export async function listSiteOrders(
  filters: Filters,
  { page, size }: { page: number; size: number },
  site: Site,
  { db }: Pick<PaymentDependencies, 'db'>,
): Promise<{ rows: OperatorRow[]; count: number }> {
  const place = { limit: size, offset: (page - 1) * size }
  const found = await store.listSiteOrders(db, { ...filters, siteId: site.id }, place)
  const refunds = await listRefunds(
    db,
    found.rows.map(({ order }) => order.id),
  )
  const rows = found.rows.map(({ order, username }) => ({
    order,
    username,
    refunds: refunds.filter(({ orderId }) => orderId === order.id),
  }))
  return { rows, count: found.count }
}

type Holdings = { credits: number; tokens: number; vipUntil: Date | null }

/** An order of the site, with what its buyer holds; null when the account has gone. Throws orders.not_found. */
export async function readSiteOrder(
  orderNo: string,
  site: Site,
  { db }: Pick<PaymentDependencies, 'db'>,
): Promise<OperatorRow & { holds: Holdings | null }> {
  const found = await store.findSiteOrder(db, site.id, orderNo)
  if (!found) throw new Failure('orders.not_found')
  const { order, username, accountId, vipUntil } = found
  const refunds = await listRefunds(db, [order.id])
  const holds = accountId === null ? null : { ...(await getBalances(db, accountId)), vipUntil }
  return { order, username, refunds, holds }
}

/** What can still be given back of an order, in the money that came in. */
export function leftOf({ order, refunds }: Pick<OperatorRow, 'order' | 'refunds'>): {
  amountMinor: number
  currency: string
} {
  const { amountMinor, currency } = startedPayment(order)
  const isOpen = order.paidAt !== null && refunds.every(({ state }) => state !== 'pending')
  return { amountMinor: isOpen ? amountMinor - order.refundedMinor : 0, currency }
}

const columns = [
  'order,state,created,paid,account,username,title,credits,tokens,vip_days',
  'amount,currency,refunded,way,reference,fault',
].join(',')

// A spreadsheet takes what begins with these for a formula.
const cell = (value: string | number): string => {
  const text = String(value)
  const tame = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}

function lineOf({ order, username }: OperatorRow): string {
  const money = (minor: number) => decimalAmount(minor, order.currency)
  const cells = [
    ...[order.orderNo, order.state, order.createdAt.toISOString()],
    ...[order.paidAt?.toISOString() ?? '', order.accountId, username ?? '', order.title],
    ...[order.credits, order.tokens, order.vipDays, money(order.amountMinor), order.currency],
    ...[money(order.refundedMinor), order.way, order.reference ?? '', order.fault ?? ''],
  ]
  return cells.map(cell).join(',')
}

/** The site's orders as CSV, a piece at a time. */
export async function* exportOrders(
  filters: Filters,
  site: Site,
  dependencies: Pick<PaymentDependencies, 'db'>,
): AsyncGenerator<string> {
  const size = 500
  // Spreadsheets read UTF-8 only behind this mark.
  yield `\uFEFF${columns}\r\n`
  for (let page = 1; ; page += 1) {
    const { rows } = await listSiteOrders(filters, { page, size }, site, dependencies)
    if (rows.length) yield rows.map((row) => `${lineOf(row)}\r\n`).join('')
    if (rows.length < size) return
  }
}
