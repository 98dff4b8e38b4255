import { z } from 'zod'
import type { PaymentNotice, RefundState } from '../payment-gateway.ts'
import { fromStripeAmount } from './stripe-amount.ts'
import {
  paymentState,
  type Refund,
  readShape,
  refund,
  refundState,
  session,
} from './stripe-state.ts'

const event = z.object({
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})

/**
 * What an event says. `charge.refunded` says nothing: it names no refund of ours, and comes with `refund.created` or `refund.updated`,
 * which do.
 */
export function noticeOf(received: unknown): PaymentNotice {
  const { type, created, data } = readShape(event, received)
  if (type.startsWith('checkout.session.')) {
    const it = readShape(session, data.object)
    if (!it.client_reference_id) return { kind: 'other' }
    const failed = type === 'checkout.session.async_payment_failed'
    const payment = failed
      ? { state: 'closed' as const }
      : paymentState(it, new Date(created * 1000))
    return { kind: 'payment', orderNo: it.client_reference_id, payment }
  }
  if (/^(charge\.)?refund\./.test(type)) {
    const it = readShape(refund, data.object)
    const refundNo = it.metadata?.refundNo
    if (refundNo) return { kind: 'refund', refundNo, refund: refundState(it) }
    return vendorRefund(it, 'Refunded at Stripe', refundState(it))
  }
  if (/^charge\.dispute\.(created|closed)$/.test(type)) {
    const it = readShape(refund, data.object)
    const isWon = it.status === 'won' || it.status === 'warning_closed'
    // An inquiry takes no money yet.
    if (!isWon && it.status?.startsWith('warning_')) return { kind: 'other' }
    const state: RefundState = isWon ? { state: 'failed' } : { state: 'done' }
    return vendorRefund(it, isWon ? 'Dispute won' : 'Disputed', state)
  }
  return { kind: 'other' }
}

function vendorRefund(it: Refund, reason: string, refund: RefundState): PaymentNotice {
  const { id, payment_intent: reference, amount, currency } = it
  if (!id || !reference || !currency) return { kind: 'other' }
  const money = fromStripeAmount(amount, currency)
  return { kind: 'vendor-refund', reference, vendorNo: id, reason, refund, ...money }
}
