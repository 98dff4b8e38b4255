import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { orders, refunds } from './orders.table.ts'

export type RefundRecord = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert

/** How the key of a refund begins that its vendor made by itself. */
export const byVendor = 'vendor/'

export async function insertRefund(tx: Database, refund: NewRefund): Promise<RefundRecord> {
  const [row] = await tx.insert(refunds).values(refund).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateRefund(
  db: Database,
  id: number,
  changes: Partial<NewRefund>,
): Promise<RefundRecord> {
  const [row] = await db.update(refunds).set(changes).where(eq(refunds.id, id)).returning()
  if (!row) throw new Error(`refund ${id} is gone`)
  return row
}

/** The refund, held until the transaction ends. Whoever holds its order as well takes that one first. */
export async function lockRefund(tx: Database, id: number): Promise<RefundRecord> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (!row) throw new Error(`refund ${id} is gone`)
  return row
}

export async function findByNo(db: Database, refundNo: string): Promise<RefundRecord | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.refundNo, refundNo))
  return row
}

/** Refunds of orders, newest first. */
export const listRefunds = (db: Database, orderIds: readonly number[]): Promise<RefundRecord[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(desc(refunds.id))

/** Of those that the vendor made by itself and that stand, how many a site has since then. */
export async function countVendorRefunds(
  db: Database,
  { siteId, since }: { siteId: number; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(orders.siteId, siteId),
        gte(refunds.createdAt, since),
        eq(refunds.state, 'done'),
        sql`starts_with(${refunds.idempotencyKey}, ${byVendor})`,
      ),
    )
  return row?.count ?? 0
}

/** Takes refunds under way that nobody has asked about since `before`, each by one server only. */
export async function claimLateRefunds(
  db: Database,
  { before, now, max }: { before: Date; now: Date; max: number },
): Promise<RefundRecord[]> {
  const late = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lte(refunds.askedAt, before)))
    .orderBy(asc(refunds.askedAt))
    .limit(max)
    .for('update', { skipLocked: true })
  return db.update(refunds).set({ askedAt: now }).where(inArray(refunds.id, late)).returning()
}

/** The end of an account's VIP time (null for none), undefined when the account is gone; held until the transaction ends. */
export async function lockVipUntil(
  tx: Database,
  accountId: number,
): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ vipUntil: accounts.vipUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return row?.vipUntil
}
