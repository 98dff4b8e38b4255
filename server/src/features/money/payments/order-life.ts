// What all of payment works with, and the words between an order of ours and the vendor that takes its money.
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { GatewayId, PaymentGateway } from './gateways/payment-gateway.ts'
import type { OrderRecord } from './orders.store.ts'
import type { PayWays } from './pay-ways.ts'

export type PaymentDependencies = {
  db: Database
  clock: Clock
  log: Logger
  ways: PayWays
  listSites(): Promise<readonly Site[]>
  /** Payments that are being begun by this server, by order number: the same press twice is one. */
  starting: Map<string, Promise<OrderRecord>>
}

const minuteMs = 60_000

/** How long an order waits for money. */
export const orderLifeMs = (way: GatewayId): number => (way === 'stripe' ? 30 : 15) * minuteMs

/** The order as its vendor knows it. */
export const startedPayment = (order: OrderRecord) => ({
  orderNo: order.orderNo,
  reference: order.reference,
  amountMinor: order.receivedMinor ?? order.amountMinor,
  currency: order.receivedCurrency ?? order.currency,
  expiresAt: order.expiresAt,
})

/** What becomes of an order of which so much has gone back, and nothing is on its way. */
export function withRefunded(
  order: OrderRecord,
  refundedMinor: number,
): Pick<OrderRecord, 'refundedMinor' | 'state'> {
  if (refundedMinor >= startedPayment(order).amountMinor)
    return { refundedMinor, state: 'refunded' }
  return { refundedMinor, state: order.fault ? 'failed' : 'paid' }
}

/** The way that an order was made with, as its site has it now; undefined when it is no longer set up. */
export async function gatewayOf(
  { siteId, way }: Pick<OrderRecord, 'siteId' | 'way'>,
  { ways, listSites }: Pick<PaymentDependencies, 'ways' | 'listSites'>,
): Promise<PaymentGateway | undefined> {
  const site = (await listSites()).find(({ id }) => id === siteId)
  return site && ways.find(site, way)
}
