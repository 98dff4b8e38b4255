// What money given back takes with it: credits, tokens and VIP time in proportion, as far as they are still there.
import { shareOf } from '@atelier/contract/refund-share'
import type { Database } from '../../../platform/db/database.ts'
import { grantVip, postEntry, takeUpTo } from '../ledger/ledger.usecases.ts'
import type { OrderRecord } from './orders.store.ts'
import { lockVipUntil, type RefundRecord } from './refunds.store.ts'

const dayMs = 24 * 60 * 60 * 1000

type Taken = Pick<
  RefundRecord,
  | 'takenCredits'
  | 'takenTokens'
  | 'takenVipDays'
  | 'missingCredits'
  | 'missingTokens'
  | 'missingVipDays'
>

/** Takes back what belongs to a refund, in the transaction that notes it; a balance never falls below zero. */
export async function takeBack(
  refund: RefundRecord,
  order: OrderRecord,
  at: Date,
  tx: Database,
): Promise<Taken> {
  const part = { price: order.amountMinor, before: order.refundedMinor, amount: refund.amountMinor }
  const dueCredits = shareOf(order.credits, part)
  const dueTokens = shareOf(order.tokens, part)
  const dueVipDays = shareOf(order.vipDays, part)
  const event = eventOf(refund, order, at)
  const about = { orderNo: order.orderNo, title: order.title }
  // The account before its balances, as whoever gives both at once.
  const vipUntil = await lockVipUntil(tx, event.accountId)
  const take = (purse: 'credits' | 'tokens', amount: number) =>
    amount > 0 ? takeUpTo(tx, { ...event, purse, amount, about }) : 0
  const takenCredits = await take('credits', dueCredits)
  const takenTokens = await take('tokens', dueTokens)
  const takenVipDays =
    dueVipDays > 0 ? await shortenVip({ due: dueVipDays, vipUntil }, event, tx) : 0
  return {
    takenCredits,
    takenTokens,
    takenVipDays,
    missingCredits: dueCredits - takenCredits,
    missingTokens: dueTokens - takenTokens,
    missingVipDays: dueVipDays - takenVipDays,
  }
}

const eventOf = ({ id, accountId }: RefundRecord, { siteId }: OrderRecord, at: Date) => ({
  accountId,
  siteId,
  cause: 'refund' as const,
  causeKey: String(id),
  at,
})

async function shortenVip(
  { due, vipUntil }: { due: number; vipUntil: Date | null | undefined },
  event: ReturnType<typeof eventOf>,
  tx: Database,
): Promise<number> {
  const left = Math.ceil(((vipUntil?.getTime() ?? 0) - event.at.getTime()) / dayMs)
  const days = Math.min(due, Math.max(0, left))
  if (days > 0) await grantVip(tx, { ...event, days: -days })
  return days
}

/** Gives back what a refund took that did not come about. */
export async function undoTakeBack(
  refund: RefundRecord,
  order: OrderRecord,
  at: Date,
  tx: Database,
): Promise<void> {
  // Whose the order is now: a guest may have become a member since.
  const { accountId } = order
  const event = { ...eventOf(refund, order, at), accountId, causeKey: `${refund.id}/undone` }
  const vipUntil = await lockVipUntil(tx, accountId)
  if (refund.takenCredits > 0)
    await postEntry(tx, { ...event, purse: 'credits', amount: refund.takenCredits })
  if (refund.takenTokens > 0)
    await postEntry(tx, { ...event, purse: 'tokens', amount: refund.takenTokens })
  if (refund.takenVipDays > 0 && vipUntil !== undefined)
    await grantVip(tx, { ...event, days: refund.takenVipDays })
}
