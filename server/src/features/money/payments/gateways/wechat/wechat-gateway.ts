// Paying by WeChat Pay, protocol v3, native: a code to scan, on a desktop and on a phone alike.
import { defineGateway, type GatewayIo } from '../gateway-definition.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentState,
  type StartedPayment,
} from '../payment-gateway.ts'
import { createWechatClient, WechatRefusal } from './wechat-client.ts'
import { readWechatNotice } from './wechat-notice.ts'
import { type WechatSettings, wechatSettings } from './wechat-settings.ts'
import { paymentState, readShape, refund, refundState, transaction } from './wechat-state.ts'

export const wechat = defineGateway({
  id: 'wechat',
  label: 'WeChat Pay',
  settings: wechatSettings,
  secrets: ['privateKey', 'apiV3Key'],
  create: createWechatGateway,
})

export function createWechatGateway(settings: WechatSettings, io: GatewayIo): PaymentGateway {
  const { call, keys } = createWechatClient(settings, io)
  const orders = '/v3/pay/transactions/out-trade-no'
  const refunds = '/v3/refund/domestic/refunds'
  const { appId, merchantId } = settings

  const query = async ({ orderNo, expiresAt }: StartedPayment): Promise<PaymentState> => {
    const path = `${orders}/${encodeURIComponent(orderNo)}?mchid=${merchantId}`
    const found = await call('GET', path).catch(refusalOf)
    if (found instanceof WechatRefusal && found.code === 'ORDER_NOT_EXIST')
      // Begun, but the request was lost: it may still be begun again.
      return { state: io.clock.now() > expiresAt ? 'closed' : 'waiting' }
    if (found instanceof WechatRefusal) throw found
    const read = readShape(transaction, found)
    if (read.mchid !== merchantId || read.out_trade_no !== orderNo)
      throw new GatewayError('unavailable', 'WeChat Pay answers with another order')
    return paymentState(read)
  }
  return {
    id: 'wechat',
    currencies: ['CNY'],
    async start({ orderNo, currency, amountMinor, title, expiresAt, notifyUrl }) {
      if (currency !== 'CNY') throw new GatewayError('refused', `WeChat Pay takes no ${currency}`)
      const begun = await call('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: title.slice(0, 127),
        out_trade_no: orderNo,
        time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
        notify_url: notifyUrl,
        amount: { total: amountMinor, currency },
      })
      const code = startedOrder(begun)
      return { kind: 'qr', code, reference: null }
    },
    query,
    async close(payment) {
      const path = `${orders}/${encodeURIComponent(payment.orderNo)}/close`
      const closed = await call('POST', path, { mchid: merchantId }).catch(refusalOf)
      if (!(closed instanceof WechatRefusal)) return { state: 'closed' }
      if (closed.code === 'ORDER_NOT_EXIST') return { state: 'closed' }
      // Paid or closed before; anything else is a refusal that somebody should hear of.
      const state = await query(payment)
      if (state.state === 'waiting') throw closed
      return state
    },
    async refund({ payment, refundNo, amountMinor, reason }) {
      const { orderNo, currency } = payment
      const made = await call('POST', refunds, {
        out_trade_no: orderNo,
        out_refund_no: refundNo,
        ...(reason ? { reason: reason.slice(0, 80) } : {}),
        amount: { refund: amountMinor, total: payment.amountMinor, currency },
      })
      return refundState(readShape(refund, made))
    },
    async queryRefund({ refundNo }) {
      return refundState(readShape(refund, await call('GET', `${refunds}/${refundNo}`)))
    },
    async readNotice(notice) {
      return readWechatNotice(notice, { keys, settings, now: io.clock.now() })
    },
    answerNotice: (outcome) =>
      outcome === 'taken'
        ? { status: 204, type: 'application/json', body: '' }
        : { status: 500, type: 'application/json', body: '{"code":"FAIL","message":"失败"}' },
  }
}

/** Refusals are looked at, everything else goes on. */
function refusalOf(error: unknown): WechatRefusal {
  if (error instanceof WechatRefusal) return error
  throw error
}

function startedOrder(begun: unknown): string {
  if (begun !== null && typeof begun === 'object' && 'code_url' in begun)
    return String(begun.code_url)
  throw new GatewayError('unavailable', 'WeChat Pay gives no code to scan')
}
