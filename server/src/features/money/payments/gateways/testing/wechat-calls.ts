// The calls of WeChat Pay's protocol v3 over the books: parameters and refusals as WeChat Pay has them.
import { json, type VendorAnswer, type VendorRequest } from './payment-server.ts'
import type { Trade, TradeBooks, TradeRefund } from './trade-books.ts'
import type { WechatMerchant } from './wechat-platform.ts'

export const transactionOf = (trade: Trade, books: TradeBooks, merchant: WechatMerchant) => ({
  appid: merchant.appId,
  mchid: merchant.merchantId,
  out_trade_no: trade.orderNo,
  trade_state: tradeStateOf(trade),
  trade_type: 'NATIVE',
  ...(trade.paidAt
    ? { transaction_id: trade.tradeNo, success_time: trade.paidAt.toISOString() }
    : {}),
  amount: { total: trade.fen, payer_total: trade.fen, currency: 'CNY', payer_currency: 'CNY' },
  refunded: books.refundedFen(trade),
})

function tradeStateOf({ state, refunds }: Trade): string {
  if (state === 'paid') return refunds.length > 0 ? 'REFUND' : 'SUCCESS'
  return state === 'closed' ? 'CLOSED' : 'NOTPAY'
}

export const refundWords = { done: 'SUCCESS', pending: 'PROCESSING', failed: 'ABNORMAL' } as const

/** A refund as a notice describes it. */
export const refundNotice = (trade: Trade, refund: TradeRefund, merchant: WechatMerchant) => ({
  mchid: merchant.merchantId,
  out_trade_no: trade.orderNo,
  transaction_id: trade.tradeNo,
  out_refund_no: refund.refundNo,
  refund_id: refund.id,
  refund_status: refundWords[refund.state],
  amount: { total: trade.fen, refund: refund.fen },
})

const refused = (status: number, code: string, message: string) => json(status, { code, message })
const orderNotExist = refused(404, 'ORDER_NOT_EXIST', '订单不存在')

type OrderContent = {
  appid: string
  mchid: string
  description: string
  out_trade_no: string
  time_expire: string
  notify_url: string
  amount: { total: number; currency: string }
}
type RefundContent = {
  out_trade_no: string
  out_refund_no: string
  amount: { refund: number; total: number; currency: string }
}

type Options = {
  books: TradeBooks
  merchant: WechatMerchant
  refundState: () => TradeRefund['state']
  onRefund(trade: Trade, refund: TradeRefund): void
}

export function createWechatCalls(options: Options): (request: VendorRequest) => VendorAnswer {
  const { books, merchant } = options
  const begin = (content: OrderContent) => {
    const { out_trade_no: orderNo, amount, description, notify_url: notifyUrl } = content
    if (content.appid !== merchant.appId || content.mchid !== merchant.merchantId)
      return refused(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
    const isWhole = Number.isInteger(amount?.total) && amount.total > 0
    const expiresAt = new Date(content.time_expire)
    if (
      !isWhole ||
      !/^[\w*-]{6,32}$/.test(orderNo) ||
      !description ||
      description.length > 127 ||
      Number.isNaN(expiresAt.getTime())
    )
      return refused(400, 'PARAM_ERROR', '参数错误')
    const known = books.trades.get(orderNo)
    if (known?.state === 'paid') return refused(400, 'ORDER_PAID', '该订单已支付')
    if (known?.state === 'closed') return refused(400, 'ORDER_CLOSED', '订单已关闭')
    if (known && (known.fen !== amount.total || known.title !== description))
      return refused(400, 'OUT_TRADE_NO_USED', '商户订单号重复')
    const fresh = { orderNo, title: description, fen: amount.total, expiresAt, notifyUrl }
    const trade = known ?? books.begin({ ...fresh, state: 'waiting' })
    return json(200, { code_url: `weixin://wxpay/bizpayurl?pr=${trade.tradeNo.slice(-9)}` })
  }
  const query = (orderNo: string) =>
    books.trades.has(orderNo)
      ? json(200, transactionOf(books.find(orderNo), books, merchant))
      : orderNotExist
  const close = (orderNo: string): VendorAnswer => {
    const trade = books.trades.has(orderNo) ? books.find(orderNo) : undefined
    if (!trade) return orderNotExist
    if (trade.state === 'paid') return refused(400, 'ORDER_PAID', '该订单已支付')
    if (trade.state === 'closed') return refused(400, 'ORDER_CLOSED', '订单已关闭')
    trade.state = 'closed'
    return { status: 204, headers: {}, body: '' }
  }
  const { refund, queryRefund } = createRefundCalls(options)
  return ({ method, url, body }) => {
    const [, , area, , , orderNo = '', isClose] = url.pathname.split('/')
    if (`${method} ${url.pathname}` === 'POST /v3/pay/transactions/native')
      return begin(JSON.parse(body) as OrderContent)
    if (`${method} ${url.pathname}` === 'POST /v3/refund/domestic/refunds')
      return refund(JSON.parse(body) as RefundContent)
    if (method === 'GET' && area === 'refund') return queryRefund(orderNo)
    if (area !== 'pay') return refused(404, 'RESOURCE_NOT_EXISTS', '请求的资源不存在')
    const mchid =
      method === 'GET'
        ? url.searchParams.get('mchid')
        : (JSON.parse(body) as { mchid: string }).mchid
    if (mchid !== merchant.merchantId) return refused(400, 'PARAM_ERROR', '商户号有误')
    return isClose === 'close' ? close(orderNo) : query(orderNo)
  }
}

function createRefundCalls(options: Options) {
  const { books } = options
  const refundShown = (trade: Trade, { refundNo, fen, id, state }: TradeRefund) =>
    json(200, {
      refund_id: id,
      out_refund_no: refundNo,
      transaction_id: trade.tradeNo,
      out_trade_no: trade.orderNo,
      status: refundWords[state],
      amount: { total: trade.fen, refund: fen, currency: 'CNY' },
    })
  const refund = ({ out_trade_no: orderNo, out_refund_no: refundNo, amount }: RefundContent) => {
    const paid = books.trades.get(orderNo)
    if (paid && paid.fen !== amount.total)
      return refused(400, 'INVALID_REQUEST', '订单金额与之前请求不一致')
    const made = books.refund({
      orderNo,
      refundNo,
      fen: amount.refund,
      state: options.refundState(),
    })
    if (made === 'unknown') return refused(404, 'RESOURCE_NOT_EXISTS', '订单号不存在')
    if (made === 'unpaid') return refused(403, 'TRADE_ERROR', '订单未支付')
    if (made === 'differs') return refused(400, 'INVALID_REQUEST', '退款金额与之前请求不一致')
    if (made === 'too much') return refused(400, 'INVALID_REQUEST', '申请退款金额大于订单金额')
    const trade = books.find(orderNo)
    if (made.isNew && made.refund.state === 'done') options.onRefund(trade, made.refund)
    return refundShown(trade, made.refund)
  }
  const queryRefund = (refundNo: string) => {
    for (const trade of books.trades.values()) {
      const found = trade.refunds.find((it) => it.refundNo === refundNo)
      if (found) return refundShown(trade, found)
    }
    return refused(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  }
  return { refund, queryRefund }
}
