// What Alipay's answers and notices say of a payment; names as in notices.
import { z } from 'zod'
import { fromBeijingTime } from '../beijing-time.ts'
import { GatewayError, type PaymentState } from '../payment-gateway.ts'
import { fromYuan } from '../yuan.ts'

const trade = z.object({
  tradeNo: z.string(),
  tradeStatus: z.string(),
  totalAmount: z.coerce.string(),
  /** Empty where nobody paid. */
  paidAt: z.string().optional(),
})

/** Throws GatewayError `unavailable` for what is not understood. */
export function paymentState(value: unknown): PaymentState {
  const read = trade.safeParse(value)
  const amountMinor = read.data ? fromYuan(read.data.totalAmount) : undefined
  if (!read.success || amountMinor === undefined)
    throw new GatewayError('unavailable', 'Alipay answers in a shape that is not known')
  const { tradeNo, tradeStatus } = read.data
  const paidAt = fromBeijingTime(read.data.paidAt ?? '')
  if (tradeStatus === 'WAIT_BUYER_PAY') return { state: 'waiting' }
  // Closed is also what was paid and given back.
  if (tradeStatus === 'TRADE_CLOSED' && !paidAt) return { state: 'closed' }
  if (!['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'].includes(tradeStatus))
    throw new GatewayError('unavailable', `Alipay has a state that is not known (${tradeStatus})`)
  if (!paidAt) throw new GatewayError('unavailable', 'Alipay does not tell when it was paid')
  const paid = { state: 'paid' as const, reference: tradeNo, paidAt, amountMinor, currency: 'CNY' }
  return tradeStatus === 'TRADE_CLOSED' ? { ...paid, givenBack: 'whole' } : paid
}
