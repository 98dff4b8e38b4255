// What a vendor says of an order becomes true here. Money is counted once, whoever brings the news and however often.
import { grantVip, postEntry } from '../ledger/ledger.usecases.ts'
import type { PaymentState } from './gateways/payment-gateway.ts'
import type { PaymentDependencies } from './order-life.ts'
import { newNumber } from './order-number.ts'
import * as store from './orders.store.ts'
import { insertRefund } from './refunds.store.ts'

type Dependencies = Pick<PaymentDependencies, 'db' | 'clock' | 'log'>
type Paid = Extract<PaymentState, { state: 'paid' }>

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
 * asked for is credited nothing and waits for the operator; what came for an account that is gone goes back.
 */
async function settlePaid(
  { id }: store.OrderRecord,
  paid: Paid,
  { db, clock, log }: Dependencies,
): Promise<store.OrderRecord> {
  return db.transaction(async (tx) => {
    const order = await store.lockOrder(tx, id)
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
    if (await store.holdAccount(tx, order.accountId, 'stay')) {
      await credit(order, { db: tx, clock })
      return store.updateOrder(tx, id, { ...received, state: 'paid' })
    }
    log.error({ orderNo }, 'money came for an account that is gone; it is given back')
    const at = clock.now()
    await insertRefund(tx, {
      orderId: id,
      refundNo: newNumber(at),
      idempotencyKey: 'account-gone',
      amountMinor: paid.amountMinor,
      reason: 'The account no longer exists',
      accountId: order.accountId,
      askedAt: new Date(0),
      createdAt: at,
    })
    return store.updateOrder(tx, id, { ...received, fault: 'account_gone', state: 'refunding' })
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
