import type { Clock } from '../../../../../platform/clock.ts'
import { fromBeijingTime } from '../beijing-time.ts'
import { GatewayError, type PaymentNotice, type RawNotice } from '../payment-gateway.ts'
import type { AlipayClient } from './alipay-client.ts'
import type { AlipaySettings } from './alipay-settings.ts'
import { paymentState } from './alipay-state.ts'

// Alipay goes on for 25 hours with a notice that nobody took.
const lifeMs = 26 * 3600 * 1000

/** Throws GatewayError `signature` unless it is Alipay's, for this application and seller, and not from another day. */
export async function readAlipayNotice(
  { body }: RawNotice,
  { client, settings, clock }: { client: AlipayClient; settings: AlipaySettings; clock: Clock },
): Promise<PaymentNotice> {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  if (!(await client.isSigned(fields)))
    throw new GatewayError('signature', 'The notice is not signed by Alipay')
  const { sellerId } = settings
  if (fields.app_id !== settings.appId || (sellerId && fields.seller_id !== sellerId))
    throw new GatewayError('signature', 'The notice is for another merchant')
  const sentAt = fromBeijingTime(fields.notify_time ?? '')
  if (!sentAt || clock.now().getTime() - sentAt.getTime() > lifeMs)
    throw new GatewayError('signature', 'The notice is too old')
  return noticeOf(fields)
}

function noticeOf(fields: Record<string, string>): PaymentNotice {
  // A refund is reported as the payment that it belongs to, with the number of the refund beside it.
  if (fields.gmt_refund && fields.out_biz_no)
    return { kind: 'refund', refundNo: fields.out_biz_no, refund: { state: 'done' } }
  if (!fields.out_trade_no || !fields.trade_status) return { kind: 'other' }
  const payment = paymentState({
    tradeNo: fields.trade_no,
    tradeStatus: fields.trade_status,
    totalAmount: fields.total_amount,
    paidAt: fields.gmt_payment,
  })
  return { kind: 'payment', orderNo: fields.out_trade_no, payment }
}
