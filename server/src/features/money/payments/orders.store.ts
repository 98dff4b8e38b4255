import type { OrderState } from '@atelier/contract/features/money/payments'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import type { GatewayId } from './gateways/payment-gateway.ts'
import { orders } from './orders.table.ts'
import { packages } from './packages.table.ts'

export type OrderRecord = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

/** States in which an order waits for money. */
const open: OrderState[] = ['created', 'waiting']

/** Keeps out whoever orders or pays for the account at the same time, until the transaction ends. False when it is gone. */
export async function holdAccount(tx: Database, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  return rows.length > 0
}

export async function insertOrder(tx: Database, order: NewOrder): Promise<OrderRecord> {
  const [row] = await tx.insert(orders).values(order).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function findByKey(
  db: Database,
  accountId: number,
  idempotencyKey: string,
): Promise<OrderRecord | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, idempotencyKey)))
  return row
}

/** The order whose payment has that number at its vendor. */
export async function findByReference(
  db: Database,
  way: GatewayId,
  reference: string,
): Promise<OrderRecord | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.reference, reference), eq(orders.way, way)))
  return row
}

export async function findByNo(db: Database, orderNo: string): Promise<OrderRecord | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  return row
}

export async function getOrder(db: Database, id: number): Promise<OrderRecord> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** Orders of an account that wait for money now. */
export const listOpenOrders = (
  db: Database,
  accountId: number,
  now: Date,
): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), inArray(orders.state, open), gt(orders.expiresAt, now)),
    )

/** Numbers of the packages that an account has paid for and kept. */
export async function listBoughtPackages(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.packageId })
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), isNotNull(orders.paidAt), ne(orders.state, 'refunded')),
    )
  return rows.map(({ id }) => id)
}

/** Whether what an order is for is sold once to each account, and another order of the same account has brought it. */
export async function wasBoughtBefore(
  tx: Database,
  { id, accountId, packageId }: Pick<OrderRecord, 'id' | 'accountId' | 'packageId'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(packages, eq(packages.id, orders.packageId))
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.packageId, packageId),
        packages.isOnce,
        ne(orders.id, id),
        isNotNull(orders.paidAt),
        isNull(orders.fault),
        ne(orders.state, 'refunded'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The order, held until the transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRecord> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

export async function updateOrder(
  db: Database,
  id: number,
  changes: Partial<NewOrder>,
): Promise<OrderRecord> {
  const [row] = await db.update(orders).set(changes).where(eq(orders.id, id)).returning()
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** What the vendor gave at the beginning; an order that was closed meanwhile stays so, and is open at the vendor. */
export async function keepStart(
  db: Database,
  id: number,
  { step, reference }: Pick<OrderRecord, 'step' | 'reference'>,
): Promise<OrderRecord> {
  const [row] = await db
    .update(orders)
    .set({
      state: sql`case when ${orders.state} = 'created' then 'waiting' else ${orders.state} end`,
      reference: sql`coalesce(${orders.reference}, ${reference})`,
      step,
      isOpenAtVendor: sql`${orders.paidAt} is null`,
    })
    .where(eq(orders.id, id))
    .returning()
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** Ends the waiting, unless money came or it has ended; what is given about the vendor is kept in any case. */
export async function endWaiting(
  db: Database,
  id: number,
  { state, isOpenAtVendor }: { state: OrderState; isOpenAtVendor: boolean },
): Promise<OrderRecord> {
  const [row] = await db
    .update(orders)
    .set({
      state: sql`case when ${orders.state} in ('created', 'waiting') then ${state} else ${orders.state} end`,
      isOpenAtVendor,
    })
    .where(and(eq(orders.id, id), isNull(orders.paidAt)))
    .returning()
  return row ?? updateOrder(db, id, { isOpenAtVendor: false })
}

/** Takes the right to ask the vendor about an order; undefined when somebody has asked since. */
export async function claimOrder(
  db: Database,
  { id, askedAt }: Pick<OrderRecord, 'id' | 'askedAt'>,
  now: Date,
): Promise<OrderRecord | undefined> {
  const [row] = await db
    .update(orders)
    .set({ askedAt: now })
    .where(and(eq(orders.id, id), eq(orders.askedAt, askedAt), orders.isOpenAtVendor))
    .returning()
  return row
}

/** Takes orders that nobody has asked about since `before`, each by one server only. */
export async function claimLateOrders(
  db: Database,
  { before, now, forgotten, max }: { before: Date; now: Date; forgotten: Date; max: number },
): Promise<OrderRecord[]> {
  await db
    .update(orders)
    .set({ isOpenAtVendor: false })
    .where(and(orders.isOpenAtVendor, lt(orders.expiresAt, forgotten)))
  const late = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        orders.isOpenAtVendor,
        lte(orders.askedAt, before),
        or(ne(orders.state, 'created'), lte(orders.expiresAt, now)),
      ),
    )
    .orderBy(asc(orders.askedAt))
    .limit(max)
    .for('update', { skipLocked: true })
  return db.update(orders).set({ askedAt: now }).where(inArray(orders.id, late)).returning()
}

/** A page of an account's orders, newest first; those that were never begun at the vendor are left out. */
export async function listOwnOrders(
  db: Database,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: OrderRecord[]; count: number }> {
  const own = and(eq(orders.accountId, accountId), ne(orders.state, 'created'))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(orders, own),
  ])
  return { rows, count: total }
}

/**
 * A guest's orders become the member's. Before the balances do: a payment that is being counted holds its order, and what it brings is in
 * the balance by then. Orders that the guest makes meanwhile wait for the account, and find it gone.
 */
export async function moveOrders(tx: Database, fromId: number, toId: number): Promise<void> {
  const move = () =>
    tx
      .update(orders)
      .set({
        accountId: toId,
        idempotencyKey: sql`${orders.idempotencyKey} || '/' || ${orders.id}`,
      })
      .where(eq(orders.accountId, fromId))
  await move()
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, fromId)).for('update')
  await move()
}
