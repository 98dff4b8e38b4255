import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { credits, flag, id, locale, nothing, page, paging, timestamp } from '../../primitives.ts'

export const payWay = z.enum(['stripe', 'alipay', 'wechat', 'epay'])
export type PayWayId = z.infer<typeof payWay>

/** Money in the currency's smallest unit: fen, cents, whole yen. */
const amountMinor = z.number().int().min(1).max(100_000_000)
const currency = z.string().regex(/^[A-Z]{3}$/)

/** What one buys by a package or an order. */
const goods = {
  credits,
  /** Chat tokens, on a site with two balances. */
  tokens: credits,
  vipDays: z.number().int(),
  amountMinor: z.number().int(),
  /** ISO 4217, in capitals. */
  currency: z.string(),
}

export const shopPackage = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  ...goods,
  /** A word that it is marked with; empty for none. */
  badge: z.string(),
  /** Sold once to each account. */
  isOnce: z.boolean(),
  /** The caller has had it, and cannot have it again. */
  isBought: z.boolean(),
  /** No longer sold after that; null for always. */
  validUntil: timestamp.nullable(),
})
export type ShopPackage = z.infer<typeof shopPackage>

const texts = z.partialRecord(locale, z.string().trim().max(500))

/** A package as the operator writes it; texts in every language it is written in. */
export const packageDraft = z.object({
  title: texts.refine((title) => Object.values(title).some(Boolean)),
  description: texts.default({}),
  credits: z.number().int().min(0).max(1_000_000_000),
  tokens: z.number().int().min(0).max(1_000_000_000).default(0),
  vipDays: z.number().int().min(0).max(36_500).default(0),
  amountMinor,
  currency,
  badge: texts.default({}),
  isShown: z.boolean().default(true),
  isOnce: z.boolean().default(false),
  validFrom: timestamp.nullable().default(null),
  validUntil: timestamp.nullable().default(null),
})
export type PackageDraft = z.infer<typeof packageDraft>

export const payWayOffer = z.object({
  id: payWay,
  /** Currencies it takes; empty for any. */
  currencies: z.array(z.string()),
})
export type PayWayOffer = z.infer<typeof payWayOffer>

/**
 * `created` before the vendor knows of it; `waiting` for money; `paid` and credited; `closed` by the buyer; `expired`; `refunding`,
 * `refunded` wholly; `failed`: the vendor would not begin it, or what it brought was not what was asked for.
 */
export const orderState = z.enum([
  'created',
  'waiting',
  'paid',
  'closed',
  'expired',
  'refunding',
  'refunded',
  'failed',
])
export type OrderState = z.infer<typeof orderState>

/** What the payer does next: go to an address, or scan a code. */
export const payStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('qr'), code: z.string() }),
])
export type PayStep = z.infer<typeof payStep>

export const order = z.object({
  /** Its number: letters and digits that nobody guesses. */
  id: z.string(),
  state: orderState,
  packageId: z.number().int().nullable(),
  title: z.string(),
  ...goods,
  way: payWay,
  /** Null unless it waits for money. */
  step: payStep.nullable(),
  /** How long it still waits; 0 when it does not. */
  secondsLeft: z.number().int(),
  refundedMinor: z.number().int(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
})
export type Order = z.infer<typeof order>

export const refundRow = z.object({
  id: z.number().int(),
  amountMinor: z.number().int(),
  reason: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** Why the vendor did not give it back; empty otherwise. */
  failure: z.string(),
  takenCredits: credits,
  takenTokens: credits,
  takenVipDays: z.number().int(),
  /** What should have been taken back and was spent already. */
  missingCredits: credits,
  missingTokens: credits,
  missingVipDays: z.number().int(),
  createdAt: timestamp,
})
export type RefundRow = z.infer<typeof refundRow>

export const operatorOrder = order.omit({ step: true, secondsLeft: true }).extend({
  accountId: z.number().int(),
  /** Who bought it; empty for a guest, and for somebody who has gone. */
  username: z.string(),
  /** The vendor's own number. */
  reference: z.string().nullable(),
  /** Why it failed; empty otherwise. */
  reason: z.string(),
  refunds: z.array(refundRow),
  /** What can still be given back, in the money that came in; nothing while a refund is under way. */
  left: z.object({ amountMinor: z.number().int(), currency: z.string() }),
})
export type OperatorOrder = z.infer<typeof operatorOrder>

/** An order with what its buyer holds now: whoever gives money back sees what can be taken for it. */
export const operatorOrderView = operatorOrder.extend({
  /** Null when the account has gone. */
  holds: z.object({ credits, tokens: credits, vipUntil: timestamp.nullable() }).nullable(),
})
export type OperatorOrderView = z.infer<typeof operatorOrderView>

const orderFilters = {
  state: orderState.optional(),
  /** A part of the name of who bought, the number of their account, or how the order's own number or the vendor's begins. */
  person: z.string().trim().max(128).optional(),
  way: payWay.optional(),
  /** Made at this time or later, and before that time. */
  from: timestamp.optional(),
  until: timestamp.optional(),
}

const orderId = z.string().regex(/^[0-9A-Za-z]{6,32}$/)
const packageId = id

export const payments = {
  packages: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryPrice',
    access: 'public',
    summary: 'The packages that the site sells now, in the language of the caller.',
    input: z.object({ ...paging(100), language: locale.optional() }),
    reply: page(shopPackage),
  }),
  creditOffers: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getCoinList',
    access: 'public',
    summary: 'Those packages of the site that are credit alone, without VIP time.',
    input: z.object({ ...paging(100), language: locale.optional() }),
    reply: page(shopPackage),
    specificationOnly: true,
  }),
  ways: defineEndpoint({
    method: 'GET',
    path: '/pay/ways',
    access: 'public',
    summary: 'The ways to pay that the site offers; none where it gives credit for codes alone.',
    input: z.object({}),
    reply: z.object({ ways: z.array(payWayOffer) }),
  }),
  placeOrder: defineEndpoint({
    method: 'POST',
    path: '/pay/order',
    access: 'caller',
    summary: 'Orders a package and begins its payment. The same key again is the same order.',
    input: z.object({
      packageId,
      way: payWay,
      /** A new one for each purchase, made by the client. */
      idempotencyKey: z.string().min(8).max(100),
      isPhone: flag.default(false),
      /** What was shown: at a higher price, or in another currency, nothing is ordered (`packages.changed`). At any when absent. */
      seen: z.object({ amountMinor, currency }).optional(),
    }),
    reply: order,
    failures: [
      'packages.not_found',
      'packages.bought',
      'packages.changed',
      'payments.no_way',
      'payments.misconfigured',
      'payments.refused',
      'payments.unavailable',
      'orders.too_many',
    ],
  }),
  order: defineEndpoint({
    method: 'GET',
    path: '/pay/order',
    access: 'caller',
    summary: 'Where an order of the caller stands.',
    input: z.object({ id: orderId }),
    reply: order,
    failures: ['orders.not_found'],
  }),
  orders: defineEndpoint({
    method: 'GET',
    path: '/pay/orders',
    access: 'caller',
    summary: 'The orders of the caller, newest first.',
    input: z.object(paging(20)),
    reply: page(order),
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/pay/cancel',
    access: 'caller',
    summary: 'Closes an order of the caller, unless it has been paid.',
    input: z.object({ id: orderId }),
    reply: order,
    failures: ['orders.not_found'],
  }),
  operatorPackages: defineEndpoint({
    method: 'GET',
    path: '/pay/allPackages',
    access: 'operator',
    needs: 'packages',
    summary: 'Every package of the site as it is written, hidden ones included, in their order.',
    input: z.object({}),
    reply: z.array(packageDraft.extend({ id: z.number().int() })),
  }),
  savePackage: defineEndpoint({
    method: 'POST',
    path: '/pay/savePackage',
    access: 'operator',
    needs: 'packages',
    summary: 'Adds a package to the site, or changes the one that `id` names.',
    input: packageDraft.extend({ id: packageId.optional() }),
    reply: z.object({ id: z.number().int() }),
    failures: ['packages.not_found'],
    refreshes: ['payments.operatorPackages'],
  }),
  deletePackage: defineEndpoint({
    method: 'POST',
    path: '/pay/deletePackage',
    access: 'operator',
    needs: 'packages',
    summary: 'Deletes a package; orders keep what they sold.',
    input: z.object({ id: packageId }),
    reply: nothing,
    failures: ['packages.not_found'],
    refreshes: ['payments.operatorPackages'],
  }),
  arrangePackages: defineEndpoint({
    method: 'POST',
    path: '/pay/arrangePackages',
    access: 'operator',
    needs: 'packages',
    summary: 'Puts the packages of the site into an order; those not named come after.',
    input: z.object({ ids: z.array(packageId).max(500) }),
    reply: nothing,
    refreshes: ['payments.operatorPackages'],
  }),
  operatorOrders: defineEndpoint({
    method: 'GET',
    path: '/pay/allOrders',
    access: 'operator',
    needs: 'readOrders',
    summary: 'The orders of the site, newest first.',
    input: z.object({ ...paging(50), ...orderFilters }),
    reply: page(operatorOrder),
  }),
  readOrder: defineEndpoint({
    method: 'GET',
    path: '/admin/money/order',
    access: 'operator',
    needs: 'readOrders',
    summary: 'An order of the site, with its refunds and what its buyer holds now.',
    input: z.object({ id: orderId }),
    reply: operatorOrderView,
    failures: ['orders.not_found'],
  }),
  exportOrders: defineEndpoint({
    method: 'GET',
    path: '/pay/exportOrders',
    access: 'operator',
    needs: 'readOrders',
    summary: 'The orders of the site as CSV.',
    input: z.object(orderFilters),
    reply: nothing,
    replies: 'file',
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/pay/refund',
    access: 'operator',
    needs: 'refund',
    summary:
      'Gives the money of an order back, wholly or in part, and takes back what it bought in proportion. The same key again is the same refund.',
    input: z.object({
      orderId,
      amountMinor: amountMinor.optional(),
      reason: z.string().trim().min(1).max(200),
      idempotencyKey: z.string().min(8).max(100).optional(),
    }),
    reply: refundRow,
    failures: ['orders.not_found', 'orders.not_paid', 'refunds.too_much'],
    refreshes: ['payments.readOrder', 'payments.operatorOrders'],
  }),
}
