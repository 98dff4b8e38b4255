// A payment provider in memory: takes one payment for an order number, whoever asks how often, and signs its notices with a word.
import { z } from 'zod'
import {
  GatewayError,
  type GatewayErrorKind,
  type GatewayId,
  type Money,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentState,
  type RawNotice,
  type RefundState,
} from '../gateways/payment-gateway.ts'
import type { GatewayOffer } from '../pay-ways.ts'

type Held = Money & { state: PaymentState['state']; paidAt: Date }

export type MemoryGateway = {
  offer: GatewayOffer
  /** What the settings hold that open it; another word signs for another account. */
  settings: { word: string }
  /** Everything it was asked, as `start <order number>`. */
  asked: string[]
  /** What each call answers instead of the truth. */
  trouble: Partial<Record<'start' | 'query' | 'close' | 'refund' | 'queryRefund', GatewayErrorKind>>
  /** What a refund comes to at once. */
  refundAnswer: RefundState
  /** Somebody pays, as much as is asked or another sum. */
  pay(orderNo: string, money?: Money): void
  /** The notice that an order has been paid, or what is given. */
  notice(orderNo: string, notice?: PaymentNotice, word?: string): { headers: object; body: string }
}

export function createMemoryGateway(
  id: GatewayId = 'wechat',
  { currencies = [] as string[], word = 'open sesame' } = {},
): MemoryGateway {
  const held = new Map<string, Held>()
  const refunds = new Map<string, RefundState>()
  const asked: string[] = []
  const fail = (call: keyof MemoryGateway['trouble']) => {
    const kind = memory.trouble[call]
    if (kind) throw new GatewayError(kind, `as the test says: ${kind}`)
  }
  const stateOf = (orderNo: string): PaymentState => {
    const order = held.get(orderNo)
    if (!order) return { state: 'closed' }
    const { state, paidAt, amountMinor, currency } = order
    if (state !== 'paid') return { state }
    return { state, reference: `ref-${orderNo}`, paidAt, amountMinor, currency }
  }
  const read = ({ headers, body }: RawNotice, signedWith: string): PaymentNotice => {
    if (headers['x-signed'] !== signedWith) throw new GatewayError('signature', 'not mine')
    const notice = JSON.parse(body.toString('utf8')) as PaymentNotice
    if (notice.kind === 'payment' && notice.payment.state === 'paid')
      notice.payment.paidAt = new Date(notice.payment.paidAt)
    return notice
  }
  const create = (signedWith: string): PaymentGateway => ({
    id,
    currencies,
    async start({ orderNo, amountMinor, currency }) {
      asked.push(`start ${orderNo}`)
      fail('start')
      if (!held.has(orderNo))
        held.set(orderNo, { amountMinor, currency, state: 'waiting', paidAt: new Date() })
      return { kind: 'qr', code: `pay:${orderNo}`, reference: null }
    },
    async query({ orderNo }) {
      asked.push(`query ${orderNo}`)
      fail('query')
      return stateOf(orderNo)
    },
    async close({ orderNo }) {
      asked.push(`close ${orderNo}`)
      fail('close')
      const order = held.get(orderNo)
      if (order?.state === 'waiting') order.state = 'closed'
      return stateOf(orderNo)
    },
    async refund({ refundNo, amountMinor }) {
      asked.push(`refund ${refundNo} ${amountMinor}`)
      fail('refund')
      refunds.set(refundNo, memory.refundAnswer)
      return memory.refundAnswer
    },
    async queryRefund({ refundNo }) {
      asked.push(`queryRefund ${refundNo}`)
      fail('queryRefund')
      if (!refunds.has(refundNo)) throw new GatewayError('refused', 'no such refund')
      return memory.refundAnswer
    },
    readNotice: async (raw) => read(raw, signedWith),
    answerNotice: (outcome) => ({
      status: outcome === 'taken' ? 200 : 500,
      type: 'text/plain',
      body: outcome,
    }),
  })
  const settings = z.object({ word: z.string().min(1) })
  const memory: MemoryGateway = {
    offer: { id, create: (given) => create(settings.parse(given).word) },
    settings: { word },
    asked,
    trouble: {},
    refundAnswer: { state: 'done' },
    pay(orderNo, money) {
      const order = held.get(orderNo)
      if (!order) throw new Error(`nobody began ${orderNo}`)
      held.set(orderNo, { ...order, ...money, state: 'paid' })
    },
    notice(orderNo, notice, signedWith = word) {
      const payment = { kind: 'payment', orderNo, payment: stateOf(orderNo) }
      return { headers: { 'x-signed': signedWith }, body: JSON.stringify(notice ?? payment) }
    },
  }
  return memory
}
