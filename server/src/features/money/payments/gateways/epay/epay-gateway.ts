// Paying by EPay (易支付), the protocol of most small Chinese gateways: a signed page of the gateway's, a signed notice, a query.
import { defineGateway, type GatewayIo } from '../gateway-definition.ts'
import {
  GatewayError,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentRequest,
  type PaymentState,
  type RawNotice,
  type RefundRequest,
  type RefundState,
  type StartedPayment,
} from '../payment-gateway.ts'
import { fromYuan, toYuan } from '../yuan.ts'
import { createEpayClient, type EpayClient, EpayRefusal } from './epay-client.ts'
import { type EpaySettings, epaySettings } from './epay-settings.ts'
import { isSigned } from './epay-signature.ts'
import { isRefunded, paidState, paymentState } from './epay-state.ts'

export const epay = defineGateway({
  id: 'epay',
  label: 'EPay',
  settings: epaySettings,
  secrets: ['secretKey', 'privateKey'],
  create: createEpayGateway,
})

/** Their clock and ours may differ by it. */
const graceMs = 60_000
/** Gateways cut longer titles at 127 bytes, through a letter if need be. */
const longestTitle = 40

export function createEpayGateway(settings: EpaySettings, io: GatewayIo): PaymentGateway {
  const client = createEpayClient(settings, io)

  const query = async (payment: StartedPayment): Promise<PaymentState> => {
    const { orderNo, expiresAt } = payment
    const now = io.clock.now()
    const found = await client.order(orderNo).catch(refusalOf)
    const isOver = now.getTime() > expiresAt.getTime() + graceMs
    // The gateway knows an order once its page was opened. It closes none: what is paid late is told by a notice all the same.
    const open: PaymentState = { state: isOver ? 'closed' : 'waiting' }
    if (found instanceof EpayRefusal) return open
    if (found.out_trade_no !== orderNo)
      throw new GatewayError('unavailable', 'The EPay gateway answers about another order')
    const state = paymentState(found, now)
    return state.state === 'waiting' ? open : state
  }
  return {
    id: 'epay',
    currencies: ['CNY'],
    async start(request) {
      if (request.currency !== 'CNY')
        throw new GatewayError('refused', `EPay takes no ${request.currency}`)
      return { kind: 'redirect', url: client.pageUrl(pageOf(request, settings)), reference: null }
    },
    query,
    close: query,
    refund: (request) =>
      settings.signing === 'md5' ? refundOld(client, request) : refundNew(client, request),
    async queryRefund(request) {
      const isDone =
        settings.signing === 'md5'
          ? isRefunded(await client.order(request.payment.orderNo))
          : await isDoneNew(client, request)
      if (isDone) return { state: 'done' }
      throw new GatewayError('refused', 'The EPay gateway knows no such refund')
    },
    readNotice: async (notice) => noticeOf(notice, settings, io.clock.now()),
    answerNotice: (outcome) => ({
      status: 200,
      type: 'text/plain',
      body: outcome === 'taken' ? 'success' : 'fail',
    }),
  }
}

/** Refusals are looked at, everything else goes on. */
function refusalOf(error: unknown): EpayRefusal {
  if (error instanceof EpayRefusal) return error
  throw error
}

const pageOf = (request: PaymentRequest, { channel }: EpaySettings) => ({
  ...(channel === 'any' ? {} : { type: channel }),
  out_trade_no: request.orderNo,
  notify_url: request.notifyUrl,
  return_url: request.returnUrl,
  // What joins the signed fields is no part of one.
  name: request.title.replace(/[&=+#]/g, ' ').slice(0, longestTitle),
  money: toYuan(request.amountMinor),
})

/**
 * Version 1 has no numbers for refunds: asked for twice, a part would go back twice. So only the whole goes back, which the gateway has no
 * more than once, and its state tells whether it has.
 */
async function refundOld(client: EpayClient, request: RefundRequest): Promise<RefundState> {
  const { payment, refundNo, amountMinor } = request
  if (amountMinor !== payment.amountMinor)
    throw new GatewayError('refused', 'With MD5, EPay gives back the whole of an order only')
  if (isRefunded(await client.order(payment.orderNo))) return { state: 'done' }
  const { orderNo } = payment
  const refusal = await client
    .refund({ orderNo, refundNo, money: toYuan(amountMinor) })
    .then(() => undefined, refusalOf)
  if (!refusal || isRefunded(await client.order(orderNo))) return { state: 'done' }
  throw refusal
}

async function refundNew(client: EpayClient, request: RefundRequest): Promise<RefundState> {
  const { payment, refundNo, amountMinor } = request
  const asked = { orderNo: payment.orderNo, refundNo, money: toYuan(amountMinor) }
  const refusal = await client.refund(asked).then(() => undefined, refusalOf)
  if (await isDoneNew(client, request)) return { state: 'done' }
  if (refusal) throw refusal
  return { state: 'pending' }
}

async function isDoneNew(
  client: EpayClient,
  { refundNo, amountMinor }: RefundRequest,
): Promise<boolean> {
  const found = await client.refundState(refundNo).catch(refusalOf)
  if (found instanceof EpayRefusal) return false
  return found.status === '1' && fromYuan(found.money ?? '') === amountMinor
}

/** Throws GatewayError `signature` unless the gateway has signed it for this merchant. */
function noticeOf({ body }: RawNotice, settings: EpaySettings, now: Date): PaymentNotice {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  if (!isSigned(fields, settings))
    throw new GatewayError('signature', 'The notice is not signed by the gateway')
  if (fields.pid !== settings.merchantId)
    throw new GatewayError('signature', 'The notice is for another merchant')
  const { out_trade_no: orderNo, trade_status: status } = fields
  if (!orderNo || status !== 'TRADE_SUCCESS') return { kind: 'other' }
  return { kind: 'payment', orderNo, payment: paidState(fields, now) }
}
