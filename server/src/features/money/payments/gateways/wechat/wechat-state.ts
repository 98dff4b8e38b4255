// What WeChat Pay's answers and notices say of payments and refunds.
import { z } from 'zod'
import { GatewayError, type PaymentState, type RefundState } from '../payment-gateway.ts'

export const transaction = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().default('CNY') }).optional(),
})
export const refund = z.object({
  out_refund_no: z.string(),
  /** In an answer. */
  status: z.string().optional(),
  /** In a notice. */
  refund_status: z.string().optional(),
})

/** Null for nothing, undefined for what is no JSON. */
export function jsonOf(body: Buffer): unknown {
  if (body.length === 0) return null
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Throws GatewayError `unavailable` for what has another shape. */
export function readShape<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new GatewayError('unavailable', 'WeChat Pay answers in a shape that is not known')
}

export function paymentState(it: z.output<typeof transaction>): PaymentState {
  // What was given back had been paid.
  if (it.trade_state === 'SUCCESS' || it.trade_state === 'REFUND') {
    const paidAt = new Date(it.success_time ?? '')
    if (!it.transaction_id || !it.amount || Number.isNaN(paidAt.getTime()))
      throw new GatewayError('unavailable', 'WeChat Pay does not tell what was paid')
    const { total, currency } = it.amount
    const money = { amountMinor: total, currency }
    const paid = { state: 'paid' as const, reference: it.transaction_id, paidAt, ...money }
    // Of how much, it does not tell.
    return it.trade_state === 'REFUND' ? { ...paid, givenBack: 'some' } : paid
  }
  const isOver = it.trade_state === 'CLOSED' || it.trade_state === 'REVOKED'
  return { state: isOver ? 'closed' : 'waiting' }
}

export function refundState(it: z.output<typeof refund>): RefundState {
  const status = it.status ?? it.refund_status ?? ''
  if (status === 'SUCCESS') return { state: 'done' }
  // ABNORMAL: the payer's bank did not take it, and somebody has to help in the merchant's console.
  if (status === 'CLOSED' || status === 'ABNORMAL') return { state: 'failed', reason: status }
  return { state: 'pending' }
}
