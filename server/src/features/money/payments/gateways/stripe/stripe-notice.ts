import { z } from 'zod'
import type { PaymentNotice } from '../payment-gateway.ts'
import { paymentState, readShape, refund, refundState, session } from './stripe-state.ts'

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
    return refundNo ? { kind: 'refund', refundNo, refund: refundState(it) } : { kind: 'other' }
  }
  return { kind: 'other' }
}
