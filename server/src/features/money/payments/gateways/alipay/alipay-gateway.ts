// Paying by Alipay: on a desktop by a code to scan or Alipay's page, on a phone by leading the browser into its application.

import { toBeijingTime } from '../beijing-time.ts'
import { defineGateway, type GatewayIo } from '../gateway-definition.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentRequest,
  type PaymentStart,
  type PaymentState,
  type RefundRequest,
  type RefundState,
  type StartedPayment,
} from '../payment-gateway.ts'
import { toYuan } from '../yuan.ts'
import { type AlipayClient, AlipayRefusal, createAlipayClient } from './alipay-client.ts'
import { readAlipayNotice } from './alipay-notice.ts'
import { type AlipaySettings, alipaySettings } from './alipay-settings.ts'
import { paymentState } from './alipay-state.ts'

export const alipay = defineGateway({
  id: 'alipay',
  label: 'Alipay',
  settings: alipaySettings,
  secrets: ['privateKey'],
  create: createAlipayGateway,
})

/** Their clock and ours may differ by it. */
const graceMs = 60_000

export function createAlipayGateway(settings: AlipaySettings, io: GatewayIo): PaymentGateway {
  const client = createAlipayClient(settings, io)
  // A trade begins when somebody scans its code. Before, Alipay knows nothing of it, and yet it can be paid.
  const unknown = ({ expiresAt }: StartedPayment): PaymentState => {
    const isOver = io.clock.now().getTime() > expiresAt.getTime() + graceMs
    return { state: isOver ? 'closed' : 'waiting' }
  }
  const query = async (payment: StartedPayment): Promise<PaymentState> => {
    const content = { out_trade_no: payment.orderNo }
    const found = await client.call({ method: 'alipay.trade.query', content }).catch(refusalOf)
    if (!(found instanceof AlipayRefusal))
      return paymentState({ ...found, paidAt: found.sendPayDate })
    if (found.subCode === 'ACQ.TRADE_NOT_EXIST') return unknown(payment)
    throw found
  }
  return {
    id: 'alipay',
    currencies: ['CNY'],
    start: (request) => start(client, request, settings.desktopWay),
    query,
    async close(payment) {
      const content = { out_trade_no: payment.orderNo }
      const closed = await client.call({ method: 'alipay.trade.close', content }).catch(refusalOf)
      if (!(closed instanceof AlipayRefusal)) return { state: 'closed' }
      if (closed.subCode === 'ACQ.TRADE_NOT_EXIST') return unknown(payment)
      // Paid or closed before; anything else is a refusal that somebody should hear of.
      const state = await query(payment)
      if (state.state === 'waiting') throw closed
      return state
    },
    refund: (request) => refund(client, request),
    async queryRefund(request) {
      if (await isRefunded(client, request)) return { state: 'done' }
      throw new GatewayError('refused', 'Alipay knows no such refund')
    },
    readNotice: (notice) => readAlipayNotice(notice, { client, settings, clock: io.clock }),
    answerNotice: (outcome) => ({
      status: 200,
      type: 'text/plain',
      body: outcome === 'taken' ? 'success' : 'fail',
    }),
  }
}

/** Refusals are looked at, everything else goes on. */
function refusalOf(error: unknown): AlipayRefusal {
  if (error instanceof AlipayRefusal) return error
  throw error
}

async function start(
  client: AlipayClient,
  request: PaymentRequest,
  desktopWay: AlipaySettings['desktopWay'],
): Promise<PaymentStart> {
  const { orderNo, currency, amountMinor, title, expiresAt, notifyUrl, returnUrl } = request
  if (currency !== 'CNY') throw new GatewayError('refused', `Alipay takes no ${currency}`)
  const content = {
    out_trade_no: orderNo,
    total_amount: toYuan(amountMinor),
    // These three it does not allow in a title.
    subject: title.replace(/[/=&]/g, ' ').slice(0, 256),
    time_expire: toBeijingTime(expiresAt),
  }
  if (!request.isPhone && desktopWay === 'qr') {
    const begun = await client.call({ method: 'alipay.trade.precreate', content, notifyUrl })
    if (typeof begun.qrCode !== 'string')
      throw new GatewayError('unavailable', 'Alipay gives no code to scan')
    return { kind: 'qr', code: begun.qrCode, reference: null }
  }
  const way = request.isPhone
    ? { method: 'alipay.trade.wap.pay', product_code: 'QUICK_WAP_WAY', quit_url: returnUrl }
    : { method: 'alipay.trade.page.pay', product_code: 'FAST_INSTANT_TRADE_PAY' }
  const { method, ...product } = way
  const page = { method, content: { ...content, ...product }, notifyUrl, returnUrl }
  return { kind: 'redirect', url: await client.pageUrl(page), reference: null }
}

async function refund(client: AlipayClient, request: RefundRequest): Promise<RefundState> {
  const { payment, refundNo, amountMinor, reason } = request
  const content = {
    out_trade_no: payment.orderNo,
    out_request_no: refundNo,
    refund_amount: toYuan(amountMinor),
    ...(reason ? { refund_reason: reason.slice(0, 256) } : {}),
  }
  const answer = await client.call({ method: 'alipay.trade.refund', content })
  // Nothing moved now: it moved before, under this number, or will.
  const isDone = answer.fundChange === 'Y' || (await isRefunded(client, request))
  return { state: isDone ? 'done' : 'pending' }
}

async function isRefunded(client: AlipayClient, request: RefundRequest): Promise<boolean> {
  const content = { out_trade_no: request.payment.orderNo, out_request_no: request.refundNo }
  const answer = await client.call({ method: 'alipay.trade.fastpay.refund.query', content })
  return answer.refundStatus === 'REFUND_SUCCESS'
}
