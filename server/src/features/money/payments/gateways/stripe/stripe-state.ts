// What Stripe's sessions, payment intents and refunds say of a payment. Read by schema: a webhook's shape follows the version that its
// endpoint was made with, not that of the library.
import { z } from 'zod'
import { GatewayError, type PaymentState, type RefundState } from '../payment-gateway.ts'
import { fromStripeAmount } from './stripe-amount.ts'

const expandable = <T extends z.ZodType>(schema: T) => z.union([z.string(), schema]).nullish()
const charge = z.object({
  created: z.number(),
  refunded: z.boolean().nullish(),
  amount_refunded: z.number().nullish(),
})
const intent = z.object({
  id: z.string(),
  status: z.string(),
  created: z.number(),
  latest_charge: expandable(charge),
})
export const session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  created: z.number(),
  payment_intent: expandable(intent),
})
/** Also a dispute, which has the same fields. */
export const refund = z.object({
  id: z.string().nullish(),
  payment_intent: z.string().nullish(),
  currency: z.string().nullish(),
  amount: z.number().int(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
export type Session = z.output<typeof session>
export type Refund = z.output<typeof refund>

/** Throws GatewayError `unavailable` for what has another shape. */
export function readShape<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new GatewayError('unavailable', 'Stripe answers in a shape that is not known')
}

/** The payment intent's id; undefined before anybody began to pay. */
export const intentIdOf = ({ payment_intent: it }: Session): string | undefined =>
  typeof it === 'string' ? it : it?.id

/** `at` is when it was paid, where the session itself cannot tell. */
export function paymentState(it: Session, at?: Date): PaymentState {
  const intent = typeof it.payment_intent === 'object' ? it.payment_intent : undefined
  if (it.payment_status === 'paid' && it.currency) {
    const reference = intentIdOf(it) ?? it.id
    const paidAt = at ?? paidTime(it)
    const money = fromStripeAmount(it.amount_total ?? 0, it.currency)
    return { state: 'paid', reference, paidAt, ...money, ...givenBack(intent) }
  }
  if (it.status === 'expired') return { state: 'closed' }
  // A bank that took its time, and then said no: the session stays complete and unpaid for ever.
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return { state: it.status === 'complete' && failed ? 'closed' : 'waiting' }
}

function givenBack(it: z.output<typeof intent> | null | undefined) {
  const charged = typeof it?.latest_charge === 'object' ? it.latest_charge : undefined
  if (charged?.refunded) return { givenBack: 'whole' as const }
  return charged?.amount_refunded ? { givenBack: 'some' as const } : {}
}

function paidTime(it: Session): Date {
  const intent = typeof it.payment_intent === 'object' ? it.payment_intent : undefined
  const charged = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined
  return new Date((charged?.created ?? intent?.created ?? it.created) * 1000)
}

export function refundState(it: Refund): RefundState {
  if (it.status === 'succeeded') return { state: 'done' }
  if (it.status !== 'failed' && it.status !== 'canceled') return { state: 'pending' }
  return { state: 'failed', reason: it.failure_reason ?? it.status }
}
