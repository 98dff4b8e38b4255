// What Alipay and WeChat Pay have written down, each in its own words outside: trades by the merchant's order number.
import { randomInt } from 'node:crypto'

export type TradeRefund = {
  refundNo: string
  id: string
  fen: number
  state: 'pending' | 'done' | 'failed'
  at: Date
}
export type Trade = {
  orderNo: string
  /** The vendor's number. */
  tradeNo: string
  title: string
  fen: number
  /** `begun`: there is a code or an address, and nobody has used it. */
  state: 'begun' | 'waiting' | 'paid' | 'closed'
  /** Whether anybody ever used it. */
  isOpened: boolean
  expiresAt: Date
  notifyUrl: string
  createdAt: Date
  paidAt?: Date
  refunds: TradeRefund[]
}

export const newTradeNo = () => `42000${Array.from({ length: 23 }, () => randomInt(10)).join('')}`

export type RefundProblem = 'unknown' | 'unpaid' | 'differs' | 'too much'

export function createTradeBooks() {
  const trades = new Map<string, Trade>()
  const orderNos: string[] = []
  const refundedFen = (trade: Trade) =>
    trade.refunds.filter(({ state }) => state !== 'failed').reduce((sum, { fen }) => sum + fen, 0)
  const find = (orderNo: string) => {
    const trade = trades.get(orderNo)
    if (!trade) throw new Error(`no order ${orderNo}`)
    // The vendor's time goes on by itself.
    if (trade.expiresAt < new Date() && trade.state !== 'paid') trade.state = 'closed'
    return trade
  }
  return {
    trades,
    orderNos,
    find,
    refundedFen,
    begin(trade: Pick<Trade, 'orderNo' | 'title' | 'fen' | 'expiresAt' | 'notifyUrl' | 'state'>) {
      const isOpened = trade.state !== 'begun'
      const more = { tradeNo: newTradeNo(), createdAt: new Date(), isOpened, refunds: [] }
      const begun: Trade = { ...trade, ...more }
      trades.set(trade.orderNo, begun)
      orderNos.push(trade.orderNo)
      return begun
    },
    open(orderNo: string) {
      const trade = find(orderNo)
      if (trade.state === 'begun') Object.assign(trade, { state: 'waiting', isOpened: true })
      return trade
    },
    /** False when it takes no money. */
    pay(orderNo: string): boolean {
      const trade = find(orderNo)
      if (trade.state !== 'begun' && trade.state !== 'waiting') return false
      Object.assign(trade, { state: 'paid', isOpened: true, paidAt: new Date() })
      return true
    },
    refund(asked: {
      orderNo: string
      refundNo: string
      fen: number
      state: TradeRefund['state']
    }): RefundProblem | { refund: TradeRefund; isNew: boolean } {
      const trade = trades.get(asked.orderNo)
      if (!trade?.isOpened) return 'unknown'
      if (trade.state !== 'paid') return 'unpaid'
      const known = trade.refunds.find(({ refundNo }) => refundNo === asked.refundNo)
      if (known) return known.fen === asked.fen ? { refund: known, isNew: false } : 'differs'
      if (refundedFen(trade) + asked.fen > trade.fen) return 'too much'
      const { refundNo, fen, state } = asked
      const refund = { refundNo, fen, state, id: newTradeNo(), at: new Date() }
      trade.refunds.push(refund)
      return { refund, isNew: true }
    },
    taken(orderNo: string) {
      const trade = trades.get(orderNo)
      if (trade?.state !== 'paid') return { times: 0, amountMinor: 0, refundedMinor: 0 }
      return { times: 1, amountMinor: trade.fen, refundedMinor: refundedFen(trade) }
    },
  }
}

export type TradeBooks = ReturnType<typeof createTradeBooks>
