// An order from the press of the button to its end, as its buyer meets it.
import { Failure } from '@atelier/contract/errors'
import type { PayWayId, PayWayOffer } from '@atelier/contract/features/money/payments'
import type { Locale } from '@atelier/contract/primitives'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { textIn } from '../../site/content/content.usecases.ts'
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'
import { gatewayOf, orderLifeMs, type PaymentDependencies, startedPayment } from './order-life.ts'
import { newNumber } from './order-number.ts'
import * as store from './orders.store.ts'
import { findOnSale } from './packages.store.ts'
import { refusalOf } from './pay-ways.ts'
import { takeState } from './settle-order.ts'

export type { OrderRecord } from './orders.store.ts'

/** How many orders of one account may wait for money at once. */
const maxOpen = 8
/** A vendor is not asked about the same order more often than this. */
const askEveryMs = 5000

/** None on a site whose people redeem codes. */
export const listWays = (site: Site, { ways }: Pick<PaymentDependencies, 'ways'>): PayWayOffer[] =>
  sellsPackages(site)
    ? ways.list(site).map(({ id, currencies }) => ({ id, currencies: [...currencies] }))
    : []

const sellsPackages = ({ settings }: Site): boolean => settings.pay === 1

export type Wanted = {
  packageId: number
  way: PayWayId
  idempotencyKey: string
  isPhone: boolean
  /** What the buyer was shown. */
  seen?: { amountMinor: number; currency: string } | undefined
}

type Buyer = {
  site: Site
  caller: Caller
  locale: Locale
  /** Scheme and host that the browser is at. */
  origin: string
}

/**
 * Orders a package and begins its payment; the same key again is the same order, and begins it again where that did not work out. Throws
 * packages.not_found, packages.bought, packages.changed, payments.*, orders.too_many.
 */
export async function placeOrder(
  wanted: Wanted,
  buyer: Buyer,
  dependencies: PaymentDependencies,
): Promise<store.OrderRecord> {
  const { db, ways } = dependencies
  const { accountId } = buyer.caller
  const known = await store.findByKey(db, accountId, wanted.idempotencyKey)
  const gateway = ways.find(buyer.site, known?.way ?? wanted.way)
  if (!gateway) {
    if (known) return known
    throw new Failure('payments.no_way')
  }
  const order = known ?? (await admitOrder(wanted, buyer, gateway, dependencies))
  if (order.state !== 'created') return order
  const isOver = order.expiresAt <= dependencies.clock.now()
  return isOver ? askVendor(order, dependencies) : beginPayment(order, gateway, dependencies)
}

async function admitOrder(
  { packageId, way, idempotencyKey, isPhone, seen }: Wanted,
  { site, caller, locale, origin }: Buyer,
  gateway: PaymentGateway,
  { db, clock }: PaymentDependencies,
): Promise<store.OrderRecord> {
  const now = clock.now()
  const { accountId } = caller
  return db.transaction(async (tx) => {
    if (!(await store.holdAccount(tx, accountId))) throw new Failure('auth.expired')
    const known = await store.findByKey(tx, accountId, idempotencyKey)
    if (known) return known
    const sold = await findOnSale(tx, { siteId: site.id, id: packageId, now })
    if (!sold) throw new Failure('packages.not_found')
    if (!sellsPackages(site)) throw new Failure('payments.no_way')
    if (seen && (sold.currency !== seen.currency || sold.amountMinor > seen.amountMinor))
      throw new Failure('packages.changed')
    if (refusalOf(gateway, sold)) throw new Failure('payments.no_way')
    const open = await store.listOpenOrders(tx, accountId, now)
    if (sold.isOnce) {
      const waiting = open.find((each) => each.packageId === packageId)
      if (waiting?.way === way) return waiting
      if (waiting) throw new Failure('orders.too_many')
      if ((await store.listBoughtPackages(tx, accountId)).includes(packageId))
        throw new Failure('packages.bought')
    }
    if (open.length >= maxOpen) throw new Failure('orders.too_many')
    const orderNo = newNumber(now)
    return store.insertOrder(tx, {
      orderNo,
      siteId: site.id,
      accountId,
      packageId,
      idempotencyKey,
      title: textIn(sold.title, locale),
      credits: sold.credits,
      tokens: site.settings.twoPurses ? sold.tokens : 0,
      vipDays: sold.vipDays,
      amountMinor: sold.amountMinor,
      currency: sold.currency,
      way,
      state: 'created',
      start: {
        locale,
        isPhone,
        notifyUrl: `${origin}/api/pay/notify/${way}/${site.code}`,
        returnUrl: `${origin}/pay?order=${orderNo}`,
      },
      askedAt: now,
      expiresAt: new Date(now.getTime() + orderLifeMs(way)),
      createdAt: now,
    })
  })
}

/** One beginning at a time: whoever presses twice waits for the first. */
function beginPayment(
  order: store.OrderRecord,
  gateway: PaymentGateway,
  dependencies: PaymentDependencies,
): Promise<store.OrderRecord> {
  const { starting } = dependencies
  const underWay = starting.get(order.orderNo)
  if (underWay) return underWay
  const beginning = startAtVendor(order, gateway, dependencies).finally(() =>
    starting.delete(order.orderNo),
  )
  starting.set(order.orderNo, beginning)
  return beginning
}

async function startAtVendor(
  { id }: store.OrderRecord,
  gateway: PaymentGateway,
  { db, log }: PaymentDependencies,
): Promise<store.OrderRecord> {
  // Whoever came just after the first had ended finds it begun.
  const order = await store.getOrder(db, id)
  if (order.state !== 'created') return order
  const { orderNo, title, amountMinor, currency, expiresAt, start } = order
  try {
    const { reference, ...step } = await gateway.start({
      orderNo,
      title,
      amountMinor,
      currency,
      expiresAt,
      ...start,
    })
    return await store.keepStart(db, order.id, { step, reference })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log.error({ orderNo, kind: error.kind, reason: error.message }, 'a payment was not begun')
    // Whether the vendor acted is unknown: the same order may be begun again.
    if (error.kind === 'unavailable' || error.kind === 'signature')
      throw new Failure('payments.unavailable', { cause: error })
    const fault = error.kind === 'refused' ? 'refused' : 'misconfigured'
    const changes = { fault, faultDetail: error.message.slice(0, 500) } as const
    await store.updateOrder(db, order.id, { ...changes, state: 'failed', isOpenAtVendor: false })
    throw new Failure(`payments.${fault}`, { cause: error })
  }
}

async function getOwnOrder(
  orderNo: string,
  { accountId }: Caller,
  db: Database,
): Promise<store.OrderRecord> {
  const order = await store.findByNo(db, orderNo)
  if (order?.accountId !== accountId) throw new Failure('orders.not_found')
  return order
}

/** Where an order stands; its vendor is asked when nobody has for a while. Throws orders.not_found. */
export async function lookAtOrder(
  orderNo: string,
  caller: Caller,
  dependencies: PaymentDependencies,
): Promise<store.OrderRecord> {
  const { db, clock } = dependencies
  const order = await getOwnOrder(orderNo, caller, db)
  const now = clock.now()
  const isOver = order.expiresAt <= now
  if (!order.isOpenAtVendor || (order.state === 'created' && !isOver)) return order
  if (now.getTime() - order.askedAt.getTime() < askEveryMs) return order
  const claimed = await store.claimOrder(db, order, now)
  return claimed ? askVendor(claimed, dependencies) : order
}

/** Asks the vendor about an order that waits, or has it take no money any more for one that has ended. */
export async function askVendor(
  order: store.OrderRecord,
  dependencies: PaymentDependencies,
): Promise<store.OrderRecord> {
  const { clock, log } = dependencies
  const gateway = await gatewayOf(order, dependencies)
  const isWaiting = order.state === 'waiting' && order.expiresAt > clock.now()
  const payment = startedPayment(order)
  try {
    if (!gateway) return await takeState(order, { state: 'waiting' }, dependencies)
    const state = await (isWaiting ? gateway.query(payment) : gateway.close(payment))
    return await takeState(order, state, dependencies)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const { orderNo } = order
    log.warn({ orderNo, kind: error.kind, reason: error.message }, 'a vendor did not answer')
    return takeState(order, { state: 'waiting' }, dependencies)
  }
}

/** Closes an order here and at its vendor; one that was paid meanwhile is paid. Throws orders.not_found. */
export async function cancelOrder(
  orderNo: string,
  caller: Caller,
  dependencies: PaymentDependencies,
): Promise<store.OrderRecord> {
  const { db } = dependencies
  const order = await getOwnOrder(orderNo, caller, db)
  if (order.state !== 'created' && order.state !== 'waiting') return order
  const closed = await store.endWaiting(db, order.id, { state: 'closed', isOpenAtVendor: true })
  return closed.state === 'closed' ? askVendor(closed, dependencies) : closed
}

export const listOwnOrders = (
  caller: Caller,
  paging: { page: number; size: number },
  { db }: Pick<PaymentDependencies, 'db'>,
): Promise<{ rows: store.OrderRecord[]; count: number }> =>
  store.listOwnOrders(db, caller.accountId, paging)
