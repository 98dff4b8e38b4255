import type { OrderState } from '@atelier/contract/features/money/payments'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type GatewayId, gatewayIds } from './gateways/payment-gateway.ts'

// Orders outlive what they speak of: packages, accounts and sites may go, what was paid is kept. So they hold no foreign key to them.

/** What the browser was told to do, and what the vendor was asked, so that it can be asked the very same again. */
export type OrderStart = {
  locale: string
  isPhone: boolean
  notifyUrl: string
  returnUrl: string
}

/** Why no credit came of an order that is `failed`. */
export const orderFaults = [
  'refused',
  'misconfigured',
  'wrong_amount',
  'account_gone',
  'bought_before',
  'given_back',
] as const
export type OrderFault = (typeof orderFaults)[number]

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What vendors and browsers know it by. */
    orderNo: text().notNull().unique(),
    siteId: integer().notNull(),
    /** Whose it is now: a guest's moves to the member that the guest becomes. */
    accountId: integer().notNull(),
    packageId: integer().notNull(),
    idempotencyKey: text().notNull(),
    title: text().notNull(),
    credits: bigint({ mode: 'number' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    vipDays: integer().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    way: text({ enum: gatewayIds }).$type<GatewayId>().notNull(),
    state: text().$type<OrderState>().notNull(),
    start: jsonb().$type<OrderStart>().notNull(),
    step: jsonb().$type<{ kind: 'redirect'; url: string } | { kind: 'qr'; code: string }>(),
    reference: text(),
    /** Whether its vendor may still take money for it, whatever its state says. */
    isOpenAtVendor: boolean().notNull().default(true),
    /** When its vendor was last asked about it. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When money came in for it, whatever came of that: from then on, it is counted. */
    paidAt: timestamp({ withTimezone: true }),
    receivedMinor: integer(),
    receivedCurrency: text(),
    refundedMinor: integer().notNull().default(0),
    fault: text({ enum: orderFaults }).$type<OrderFault>(),
    /** What the vendor said about the fault. */
    faultDetail: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_once').on(table.accountId, table.idempotencyKey),
    index('orders_site').on(table.siteId, table.createdAt),
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_open').on(table.askedAt).where(sql`${table.isOpenAtVendor}`),
    check('orders_price', sql`${table.amountMinor} > 0`),
    check('orders_refunded', sql`${table.refundedMinor} >= 0`),
  ],
)

/** Money given back, and what was taken back for it. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    refundNo: text().notNull().unique(),
    idempotencyKey: text(),
    amountMinor: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /** The vendor has taken the request and is at it. */
    isAccepted: boolean().notNull().default(false),
    failure: text().notNull().default(''),
    /** From whom it was taken back. */
    accountId: integer().notNull(),
    takenCredits: bigint({ mode: 'number' }).notNull().default(0),
    takenTokens: bigint({ mode: 'number' }).notNull().default(0),
    takenVipDays: integer().notNull().default(0),
    missingCredits: bigint({ mode: 'number' }).notNull().default(0),
    missingTokens: bigint({ mode: 'number' }).notNull().default(0),
    missingVipDays: integer().notNull().default(0),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    uniqueIndex('refunds_once').on(table.orderId, table.idempotencyKey),
    // One at a time: the next one knows what came of the one before.
    uniqueIndex('refunds_pending').on(table.orderId).where(sql`${table.state} = 'pending'`),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
  ],
)
