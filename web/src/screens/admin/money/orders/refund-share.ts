// What a refund will take back, told before it is asked for.
import type { OperatorOrderView } from '@atelier/contract/features/money/payments'
import { shareOf } from '@atelier/contract/refund-share'

type Goods = { credits: number; tokens: number; vipDays: number }

/** What belongs to an amount; nothing of an order that was never credited. */
export function dueOf(order: OperatorOrderView, amount: number): Goods {
  if (order.reason) return { credits: 0, tokens: 0, vipDays: 0 }
  const part = { price: order.amountMinor, before: order.refundedMinor, amount }
  return {
    credits: shareOf(order.credits, part),
    tokens: shareOf(order.tokens, part),
    vipDays: shareOf(order.vipDays, part),
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** What of it has been spent, and so cannot be taken. */
export function shortOf(due: Goods, holds: OperatorOrderView['holds'], nowMs: number): Goods {
  const vipEnd = holds?.vipUntil ? Date.parse(holds.vipUntil) : 0
  const vipDays = Math.max(0, Math.ceil((vipEnd - nowMs) / dayMs))
  return {
    credits: Math.max(0, due.credits - (holds?.credits ?? 0)),
    tokens: Math.max(0, due.tokens - (holds?.tokens ?? 0)),
    vipDays: Math.max(0, due.vipDays - vipDays),
  }
}
