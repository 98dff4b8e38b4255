// What nobody waits for any more: late orders are asked about or closed at their vendor, refunds are carried to their end. Any number of
// servers may sweep; each order and refund is taken by one of them.

import type { PaymentDependencies } from './order-life.ts'
import { claimLateOrders } from './orders.store.ts'
import { askVendor } from './orders.usecases.ts'
import { claimLateRefunds } from './refunds.store.ts'
import { carryOut } from './refunds.usecases.ts'

/** How long after the last look an order, or a refund, is late. */
const lateMs = 60_000
/** How long after its end a vendor is asked to close an order that it will not close. */
const forgottenMs = 3 * 24 * 60 * 60 * 1000
const max = 20

export async function sweepPayments(dependencies: PaymentDependencies): Promise<void> {
  const { db, clock, log } = dependencies
  const now = clock.now()
  const before = new Date(now.getTime() - lateMs)
  const forgotten = new Date(now.getTime() - forgottenMs)
  const orders = await claimLateOrders(db, { before, now, forgotten, max })
  const refunds = await claimLateRefunds(db, { before, now, max })
  const looks = [
    ...orders.map((order) => askVendor(order, dependencies)),
    ...refunds.map((refund) => carryOut(refund, dependencies)),
  ]
  for (const look of await Promise.allSettled(looks))
    if (look.status === 'rejected') log.error({ err: look.reason }, 'a payment was not swept')
}
