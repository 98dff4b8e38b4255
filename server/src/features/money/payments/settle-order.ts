// What a vendor says of an order becomes true here. Money is counted once, whoever brings the news and however often.
import { grantVip, postEntry } from '../ledger/ledger.usecases.ts'
import type { PaidState, PaymentState } from './gateways/payment-gateway.ts'
import type { PaymentDependencies } from './order-life.ts'
import { newNumber } from './order-number.ts'
import * as store from './orders.store.ts'
import { insertRefund } from './refunds.store.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'clock' | 'log'>

/** Takes in what the vendor answered; resolves with the order as it is then. */
export async function takeState(
  order: store.OrderRecord,
  payment: PaymentState,
  dependencies: Dependencies,
): Promise<store.OrderRecord> {
  const { db, clock } = dependencies
  if (payment.state === 'paid') return settlePaid(order, payment, dependencies)
  const isOver = order.expiresAt <= clock.now()
  if (payment.state === 'closed') {
    const state = isOver ? 'expired' : 'closed'
    return store.endWaiting(db, order.id, { state, isOpenAtVendor: false })
  }
  if (!isOver) return order
  return store.endWaiting(db, order.id, { state: 'expired', isOpenAtVendor: true })
}

/**
 * Credits what was bought, in the transaction that notes the money; also when it came after the order had ended. Money that is not what was
 * asked for, or of which the vendor has given some back before we heard of it, is credited nothing and waits for the operator; what came for
 * an account that is gone, or a second time for what is sold once, goes back.
 */
async function settlePaid(
  found: store.OrderRecord,
  paid: PaidState,
  dependencies: Dependencies,
): Promise<store.OrderRecord> {
  const { id, accountId } = found
  const { db, clock, log } = dependencies
  const settled = await db.transaction(async (tx) => {
    // The account before its order, as whoever moves orders from a guest to a member holds them: else each waits for the other.
    const isThere = await store.holdAccount(tx, accountId)
    const order = await store.lockOrder(tx, id)
    if (order.accountId !== accountId) return { movedTo: order }
    if (order.paidAt) return order
    const received = {
      paidAt: paid.paidAt,
      reference: paid.reference,
      receivedMinor: paid.amountMinor,
      receivedCurrency: paid.currency,
      isOpenAtVendor: false,
    }
    const { orderNo } = order
    if (paid.amountMinor !== order.amountMinor || paid.currency !== order.currency) {
      log.error({ orderNo }, 'the money that came is not what the order asked for')
      const faultDetail = `${paid.amountMinor} ${paid.currency}`
      const fault = { fault: 'wrong_amount' as const, faultDetail }
      return store.updateOrder(tx, id, { ...received, ...fault, state: 'failed' })
    }
    if (paid.givenBack) {
      log.error({ orderNo }, 'money was given back at the vendor before it was credited')
      const isWhole = paid.givenBack === 'whole'
      const end = isWhole
        ? { state: 'refunded' as const, refundedMinor: paid.amountMinor }
        : { state: 'failed' as const }
      return store.updateOrder(tx, id, { ...received, ...end, fault: 'given_back' })
    }
    const inVain = await reasonToGiveBack(order, isThere, tx)
    if (!inVain) {
      await credit(order, { db: tx, clock })
      return store.updateOrder(tx, id, { ...received, state: 'paid' })
    }
    log.error({ orderNo, fault: inVain.fault }, 'money that came in vain is given back')
    await giveBack(order, paid.amountMinor, inVain, { db: tx, clock })
    return store.updateOrder(tx, id, { ...received, fault: inVain.fault, state: 'refunding' })
  })
  return 'movedTo' in settled ? settlePaid(settled.movedTo, paid, dependencies) : settled
}

type InVain = { fault: 'account_gone' | 'bought_before'; reason: string }

/** The account is held, where it is there. */
async function reasonToGiveBack(
  order: store.OrderRecord,
  isThere: boolean,
  tx: Dependencies['db'],
): Promise<InVain | undefined> {
  if (!isThere) return { fault: 'account_gone', reason: 'The account no longer exists' }
  // One order was cancelled here and paid at its vendor all the same, after or before the next one.
  if (await store.wasBoughtBefore(tx, order))
    return { fault: 'bought_before', reason: 'Sold once to each account, and bought before' }
  return undefined
}

/** Notes the refund of money that brought nothing; the sweep carries it out. */
async function giveBack(
  { id, accountId }: store.OrderRecord,
  amountMinor: number,
  { fault, reason }: InVain,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<void> {
  const at = clock.now()
  await insertRefund(db, {
    orderId: id,
    accountId,
    amountMinor,
    reason,
    createdAt: at,
    refundNo: newNumber(at),
    idempotencyKey: fault.replace('_', '-'),
    askedAt: new Date(0),
  })
}

async function credit(
  order: store.OrderRecord,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<void> {
  const event = {
    accountId: order.accountId,
    siteId: order.siteId,
    cause: 'package' as const,
    causeKey: String(order.id),
    at: clock.now(),
  }
  const about = { orderNo: order.orderNo, title: order.title, way: order.way }
  if (order.credits > 0)
    await postEntry(db, { ...event, purse: 'credits', amount: order.credits, about })
  if (order.tokens > 0)
    await postEntry(db, { ...event, purse: 'tokens', amount: order.tokens, about })
  if (order.vipDays > 0) await grantVip(db, { ...event, days: order.vipDays })
}
