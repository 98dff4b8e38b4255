// What an EPay gateway's answers and notices say of a payment.
import { fromBeijingTime } from '../beijing-time.ts'
import { GatewayError, type PaidState, type PaymentState } from '../payment-gateway.ts'
import { fromYuan } from '../yuan.ts'
import type { EpayFields } from './epay-signature.ts'

/** An order's states: paid is also what was paid and given back (2), frozen or held (3, 4). */
const paid = ['1', '2', '3', '4']

export const isRefunded = ({ status }: EpayFields): boolean => status === '2'

/** Of the answer to a query. Throws GatewayError `unavailable` for what is not understood. */
export function paymentState(fields: EpayFields, now: Date): PaymentState {
  if (fields.status === '0') return { state: 'waiting' }
  if (!paid.includes(fields.status ?? ''))
    throw new GatewayError('unavailable', 'The EPay gateway has a state that is not known')
  const state = paidState(fields, fromBeijingTime(fields.endtime ?? '') ?? now)
  return isRefunded(fields) ? { ...state, givenBack: 'whole' } : state
}

/** Throws GatewayError `unavailable` without an amount and a number of the gateway's. */
export function paidState({ money = '', trade_no }: EpayFields, paidAt: Date): PaidState {
  const amountMinor = fromYuan(money)
  if (amountMinor === undefined || !trade_no)
    throw new GatewayError('unavailable', 'The EPay gateway does not tell what was paid')
  return { state: 'paid', reference: trade_no, paidAt, amountMinor, currency: 'CNY' }
}
