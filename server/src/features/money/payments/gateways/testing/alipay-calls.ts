// The calls of Alipay's gateway over the books: parameters and refusals as Alipay has them.
import { fromBeijingTime, toBeijingTime } from '../beijing-time.ts'
import { fromYuan, toYuan } from '../yuan.ts'
import type { Fields, Reply } from './alipay-signature.ts'
import type { Trade, TradeBooks, TradeRefund } from './trade-books.ts'

const success = { code: '10000', msg: 'Success' }
const refused = (subCode: string, subMsg: string): Reply => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
})
const notExist = refused('ACQ.TRADE_NOT_EXIST', '交易不存在')

/** Writes an order down, or finds it; a refusal when it cannot be. */
export function beginTrade(fields: Fields, content: Fields, books: TradeBooks): Trade | Reply {
  const fen = fromYuan(content.total_amount ?? '')
  const expiresAt = fromBeijingTime(content.time_expire ?? '')
  const { out_trade_no: orderNo, subject } = content
  if (!orderNo || !fen || !subject || !expiresAt || /[/=&]/.test(subject))
    return refused('ACQ.INVALID_PARAMETER', '参数无效')
  const known = books.trades.get(orderNo)
  if (known?.state === 'paid') return refused('ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
  if (known?.state === 'closed') return refused('ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
  if (known && known.fen !== fen) return refused('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
  const notifyUrl = fields.notify_url ?? ''
  return (
    known ?? books.begin({ orderNo, title: subject, fen, expiresAt, notifyUrl, state: 'begun' })
  )
}

export function createAlipayCalls(options: {
  books: TradeBooks
  codeFor(trade: Trade): string
  refundState: () => TradeRefund['state']
  onRefund(trade: Trade, refund: TradeRefund): void
}): (fields: Fields) => Reply {
  const { books } = options
  const statuses = {
    begun: '',
    waiting: 'WAIT_BUYER_PAY',
    paid: 'TRADE_SUCCESS',
    closed: 'TRADE_CLOSED',
  }
  const calls: Record<string, (content: Fields, fields: Fields) => Reply> = {
    'alipay.trade.precreate': (content, fields) => {
      const begun = beginTrade(fields, content, books)
      if ('code' in begun) return begun
      const trade = begun as Trade
      return { ...success, out_trade_no: trade.orderNo, qr_code: options.codeFor(trade) }
    },
    'alipay.trade.query': ({ out_trade_no: orderNo = '' }) => {
      const trade = books.trades.has(orderNo) ? books.find(orderNo) : undefined
      if (!trade?.isOpened) return notExist
      const whole = trade.state === 'paid' && books.refundedFen(trade) === trade.fen
      return {
        ...success,
        out_trade_no: trade.orderNo,
        trade_no: trade.tradeNo,
        trade_status: whole ? 'TRADE_CLOSED' : statuses[trade.state],
        total_amount: toYuan(trade.fen),
        ...(trade.paidAt ? { send_pay_date: toBeijingTime(trade.paidAt) } : {}),
      }
    },
    'alipay.trade.close': ({ out_trade_no: orderNo = '' }) => {
      const trade = books.trades.has(orderNo) ? books.find(orderNo) : undefined
      if (!trade?.isOpened) return notExist
      if (trade.state !== 'waiting') return refused('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
      trade.state = 'closed'
      return { ...success, out_trade_no: orderNo, trade_no: trade.tradeNo }
    },
    'alipay.trade.refund': (content) => {
      const { out_trade_no: orderNo = '', out_request_no: refundNo = '' } = content
      const fen = fromYuan(content.refund_amount ?? '')
      if (!fen) return refused('ACQ.INVALID_PARAMETER', '参数无效')
      const made = books.refund({ orderNo, refundNo, fen, state: options.refundState() })
      if (made === 'unknown') return notExist
      if (made === 'unpaid') return refused('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
      if (made === 'differs') return refused('ACQ.DISCORDANT_REPEAT_REQUEST', '不一致的请求')
      if (made === 'too much') return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
      const moved = made.isNew && made.refund.state === 'done'
      if (moved) options.onRefund(books.find(orderNo), made.refund)
      return { ...success, out_trade_no: orderNo, fund_change: moved ? 'Y' : 'N' }
    },
    'alipay.trade.fastpay.refund.query': (content) => {
      const { out_trade_no: orderNo = '', out_request_no: refundNo = '' } = content
      const trade = books.trades.get(orderNo)
      if (!trade) return notExist
      const found = trade.refunds.find((it) => it.refundNo === refundNo && it.state === 'done')
      if (!found) return success
      const refund_amount = toYuan(found.fen)
      const numbers = { out_trade_no: orderNo, out_request_no: refundNo }
      return { ...success, ...numbers, refund_amount, refund_status: 'REFUND_SUCCESS' }
    },
  }
  return (fields) => {
    const call = calls[fields.method ?? '']
    if (!call) return { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method' }
    return call(JSON.parse(fields.biz_content ?? '{}') as Fields, fields)
  }
}
