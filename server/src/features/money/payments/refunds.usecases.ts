// Money given back by the operator: what it bought is taken back at once, the vendor is asked until it is certain.
import { decimalAmount } from '@atelier/contract/currency-digits'
import { Failure } from '@atelier/contract/errors'
import type { Site } from '../../../platform/http/request-context.ts'
import { GatewayError, type RefundState } from './gateways/payment-gateway.ts'
import { gatewayOf, type PaymentDependencies, startedPayment, withRefunded } from './order-life.ts'
import { newNumber } from './order-number.ts'
import * as orders from './orders.store.ts'
import * as store from './refunds.store.ts'
import { takeBack, undoTakeBack } from './take-back.ts'

export type { RefundRecord } from './refunds.store.ts'

type Asked = {
  orderId: string
  /** All that is left when absent. */
  amountMinor?: number | undefined
  reason: string
  idempotencyKey?: string | undefined
}

/**
 * Gives money of an order back. While one refund of an order is under way, it is the answer to every call. Throws orders.not_found,
 * orders.not_paid, refunds.too_much.
 */
export async function refundOrder(
  asked: Asked,
  site: Site,
  dependencies: PaymentDependencies,
): Promise<store.RefundRecord> {
  const { refund, isNew } = await noteRefund(asked, site, dependencies)
  return isNew ? carryOut(refund, dependencies) : refund
}

async function noteRefund(
  { orderId: orderNo, amountMinor, reason, ...asked }: Asked,
  site: Site,
  { db, clock }: PaymentDependencies,
): Promise<{ refund: store.RefundRecord; isNew: boolean }> {
  const idempotencyKey = asked.idempotencyKey ?? null
  const found = await orders.findByNo(db, orderNo)
  if (found?.siteId !== site.id) throw new Failure('orders.not_found')
  return db.transaction(async (tx) => {
    const order = await orders.lockOrder(tx, found.id)
    const known = await store.listRefunds(tx, [order.id])
    const same = known.find(
      (each) =>
        each.state === 'pending' ||
        (idempotencyKey !== null && each.idempotencyKey === idempotencyKey),
    )
    if (same) return { refund: same, isNew: false }
    if (!order.paidAt) throw new Failure('orders.not_paid')
    const { currency, amountMinor: received } = startedPayment(order)
    const left = received - order.refundedMinor
    const amount = amountMinor ?? left
    const last = known[0]
    if (left === 0 && amountMinor === undefined && last) return { refund: last, isNew: false }
    if (amount > left || left === 0) {
      const max = `${decimalAmount(left, currency)} ${currency}`
      throw new Failure('refunds.too_much', { values: { most: max } })
    }
    const at = clock.now()
    const { accountId } = order
    const refund = await store.insertRefund(tx, {
      orderId: order.id,
      refundNo: newNumber(at),
      idempotencyKey,
      amountMinor: amount,
      reason,
      accountId,
      askedAt: at,
      createdAt: at,
    })
    // What was never credited cannot be taken back.
    const taken = order.fault ? {} : await takeBack(refund, order, at, tx)
    await orders.updateOrder(tx, order.id, { state: 'refunding' })
    return {
      refund: order.fault ? refund : await store.updateRefund(tx, refund.id, taken),
      isNew: true,
    }
  })
}

/** Asks the vendor for a refund, or what became of it; what it does not know or say yet is asked again by the sweep. */
export async function carryOut(
  refund: store.RefundRecord,
  dependencies: PaymentDependencies,
): Promise<store.RefundRecord> {
  const { db, log } = dependencies
  const order = await orders.getOrder(db, refund.orderId)
  const gateway = await gatewayOf(order, dependencies)
  if (!gateway) {
    log.error({ orderNo: order.orderNo }, 'a refund waits for a way to pay that is not set up')
    return refund
  }
  const request = { ...refund, payment: startedPayment(order) }
  try {
    const state = await (refund.isAccepted ? gateway.queryRefund(request) : gateway.refund(request))
    return await takeRefundState(refund, state, dependencies)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const { refundNo } = refund
    log.warn({ refundNo, kind: error.kind, reason: error.message }, 'a refund was not answered')
    if (error.kind !== 'refused') return refund
    // Asked for its state, the vendor knows of no such refund: it is asked for once more.
    if (refund.isAccepted) return store.updateRefund(db, refund.id, { isAccepted: false })
    return takeRefundState(refund, { state: 'failed', reason: error.message }, dependencies)
  }
}

/** Takes in what the vendor says of a refund; once it has ended, nothing changes it. */
export async function takeRefundState(
  { id, orderId }: store.RefundRecord,
  { state, reason = '' }: RefundState,
  { db, clock }: Pick<PaymentDependencies, 'db' | 'clock'>,
): Promise<store.RefundRecord> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const order = await orders.lockOrder(tx, orderId)
    const refund = await store.lockRefund(tx, id)
    if (refund.state !== 'pending') return refund
    if (state === 'pending') return store.updateRefund(tx, id, { isAccepted: true })
    if (state === 'failed') await undoTakeBack(refund, order, at, tx)
    const refundedMinor = order.refundedMinor + (state === 'done' ? refund.amountMinor : 0)
    await orders.updateOrder(tx, orderId, withRefunded(order, refundedMinor))
    return store.updateRefund(tx, id, { state, failure: reason.slice(0, 500), endedAt: at })
  })
}
