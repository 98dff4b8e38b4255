// Money that went back without us: somebody refunded it in the vendor's own console, or the buyer's bank took it. What it bought is taken
// back by the rule of a refund.

import type { VendorRefund } from './gateways/payment-gateway.ts'
import { type PaymentDependencies, startedPayment, withRefunded } from './order-life.ts'
import * as orders from './orders.store.ts'
import * as store from './refunds.store.ts'
import { takeBack, undoTakeBack } from './take-back.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'clock' | 'log'>

/**
 * Notes what a vendor gave back by itself, once under the vendor's number. Never more than is left of the order, nor than is not under way
 * by us. Of an order that was not credited yet nothing is noted: its vendor tells with the payment that it was given back.
 */
export async function takeVendorRefund(
  found: Pick<orders.OrderRecord, 'id'>,
  refund: VendorRefund,
  { db, clock, log }: Dependencies,
): Promise<void> {
  const at = clock.now()
  const { state } = refund.refund
  if (state === 'pending') return
  await db.transaction(async (tx) => {
    const order = await orders.lockOrder(tx, found.id)
    const known = await store.findByNo(tx, refund.vendorNo)
    const reason = refund.refund.reason ?? refund.reason
    if (known) {
      if (state === 'failed' && known.state === 'done') await undo(known, order, reason, at, tx)
      return
    }
    const payment = startedPayment(order)
    if (!order.paidAt || refund.currency !== payment.currency) return
    const all = await store.listRefunds(tx, [order.id])
    const ours = all.find((each) => each.state === 'pending')?.amountMinor ?? 0
    const before = order.refundedMinor + ours
    const amountMinor = Math.min(refund.amountMinor, payment.amountMinor - before)
    if (amountMinor <= 0) return
    const { orderNo } = order
    log.warn({ orderNo, vendorNo: refund.vendorNo, state }, 'the vendor gave money back by itself')
    // Also one that came to nothing, before it was told that it began: what is late may not take anything back.
    const noted = await store.insertRefund(tx, {
      orderId: order.id,
      refundNo: refund.vendorNo,
      idempotencyKey: `${store.byVendor}${refund.vendorNo}`,
      amountMinor,
      reason: refund.reason,
      state,
      failure: state === 'failed' ? reason : '',
      isAccepted: true,
      accountId: order.accountId,
      askedAt: at,
      createdAt: at,
      endedAt: at,
    })
    if (state === 'failed') return
    if (!order.fault) {
      const taken = await takeBack(noted, { ...order, refundedMinor: before }, at, tx)
      await store.updateRefund(tx, noted.id, taken)
    }
    await settle(order, order.refundedMinor + amountMinor, tx)
  })
}

/** How many the vendor told of since then, on a site; what came back is none. */
export const countVendorRefunds = (
  db: Dependencies['db'],
  asked: { siteId: number; since: Date },
): Promise<number> => store.countVendorRefunds(db, asked)

/** A dispute that was won: the money came back, and so does what it bought. */
async function undo(
  refund: store.RefundRecord,
  order: orders.OrderRecord,
  reason: string,
  at: Date,
  tx: Dependencies['db'],
): Promise<void> {
  if (!order.fault) await undoTakeBack(refund, order, at, tx)
  await store.updateRefund(tx, refund.id, { state: 'failed', failure: reason, endedAt: at })
  await settle(order, order.refundedMinor - refund.amountMinor, tx)
}

/** While a refund of ours is under way, it says later what becomes of the order. */
async function settle(
  order: orders.OrderRecord,
  refundedMinor: number,
  tx: Dependencies['db'],
): Promise<void> {
  const after = withRefunded(order, refundedMinor)
  const isOpen = order.state === 'refunding' && after.state !== 'refunded'
  await orders.updateOrder(tx, order.id, isOpen ? { refundedMinor } : after)
}
