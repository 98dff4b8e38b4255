import type { BalanceKind, Cause } from '@atelier/contract/ledger-terms'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import {
  type EntryAbout,
  ledgerEntries,
  ledgerPurses,
  ledgerReservations,
  vipGrants,
} from './ledger.table.ts'

export type NewEntry = {
  accountId: number
  siteId: number
  purse: BalanceKind
  /** Not zero; what comes in is positive. */
  amount: number
  cause: Cause
  causeKey: string
  reservationId?: number
  about?: EntryAbout
  at: Date
}

const purseRow = (entry: Pick<NewEntry, 'accountId' | 'purse'>) =>
  sql`account_id = ${entry.accountId} and purse = ${entry.purse}`

// The check of a table is asked before a conflict is looked for, so what is taken and what is given are two statements.
const changedPurse = ({ accountId, purse, amount }: NewEntry) =>
  amount < 0
    ? sql`update ledger_purses set balance = balance + ${amount}
        where ${purseRow({ accountId, purse })} and balance + ${amount} >= 0 returning balance`
    : sql`insert into ledger_purses (account_id, purse, balance) values (${accountId}, ${purse}, ${amount})
        on conflict (account_id, purse) do update set balance = ledger_purses.balance + excluded.balance
        returning balance`

/**
 * Adds an entry and changes the balance with it, in one statement. Undefined when there is not so much to take; throws on the index
 * ledger_entries_event when the event has been counted.
 */
export async function insertEntry(db: Database, entry: NewEntry): Promise<number | undefined> {
  const result = await db.execute<{ balance: number }>(sql`
    with purse as (${changedPurse(entry)})
    insert into ledger_entries
      (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, about, created_at)
    select ${entry.accountId}, ${entry.siteId}, ${entry.purse}, ${entry.amount}, balance, ${entry.cause}, ${entry.causeKey},
      ${entry.reservationId ?? null}::int, ${JSON.stringify(entry.about ?? {})}::jsonb, ${entry.at}
    from purse
    returning balance_after as balance`)
  return result.rows[0]?.balance
}

/** Whether an event has been counted. */
export async function hasEntry(
  db: Database,
  {
    cause,
    causeKey,
    accountId,
    purse,
  }: Pick<NewEntry, 'cause' | 'causeKey' | 'accountId' | 'purse'>,
): Promise<boolean> {
  const result = await db.execute(sql`
    select 1 from ledger_entries
    where cause = ${cause} and cause_key = ${causeKey} and ${purseRow({ accountId, purse })}`)
  return result.rows.length > 0
}

export async function findBalance(
  db: Database,
  accountId: number,
  purse: BalanceKind,
): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerPurses.balance })
    .from(ledgerPurses)
    .where(and(eq(ledgerPurses.accountId, accountId), eq(ledgerPurses.purse, purse)))
  return row?.balance ?? 0
}

/** What an account has, by balance; a balance never used is absent. With `lock`, nobody changes them until the transaction ends. */
export async function listBalances(
  db: Database,
  accountId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<Partial<Record<BalanceKind, number>>> {
  const query = db
    .select({ purse: ledgerPurses.purse, balance: ledgerPurses.balance })
    .from(ledgerPurses)
    .where(eq(ledgerPurses.accountId, accountId))
    .orderBy(ledgerPurses.purse)
  const rows = await (lock ? query.for('update') : query)
  return Object.fromEntries(rows.map(({ purse, balance }) => [purse, balance]))
}

export type Reservation = typeof ledgerReservations.$inferSelect

/**
 * Takes the amount and notes what it is taken for, in one statement; undefined when there is not so much. The account is held before its
 * balance, as whoever ends an account does: a guest who becomes a member takes along what is being reserved.
 */
export async function insertReservation(
  db: Database,
  reservation: Pick<Reservation, 'accountId' | 'siteId' | 'purse' | 'amount' | 'subject'> & {
    about?: EntryAbout
    at: Date
  },
): Promise<number | undefined> {
  const { accountId, siteId, purse, amount, subject, about, at } = reservation
  const result = await db.execute<{ id: number }>(sql`
    with account as materialized (
      select id from accounts where id = ${accountId} for key share
    ), purse as (
      update ledger_purses set balance = balance - ${amount}
      where (select count(*) from account) >= 0
        and ${purseRow({ accountId, purse })} and balance >= ${amount} returning balance
    ), reservation as (
      insert into ledger_reservations (account_id, site_id, purse, amount, subject, created_at)
      select ${accountId}, ${siteId}, ${purse}, ${amount}, ${subject}, ${at} from purse returning id
    ), entry as (
      insert into ledger_entries
        (account_id, site_id, purse, amount, balance_after, cause, cause_key, reservation_id, about, created_at)
      select ${accountId}, ${siteId}, ${purse}, -${amount}::bigint, balance, 'charge', reservation.id::text, reservation.id,
        ${JSON.stringify(about ?? {})}::jsonb, ${at}
      from purse, reservation
    )
    select id from reservation`)
  return result.rows[0]?.id
}

/** The reservation, held until the transaction ends. */
export async function lockReservation(tx: Database, id: number): Promise<Reservation | undefined> {
  const [row] = await tx
    .select()
    .from(ledgerReservations)
    .where(eq(ledgerReservations.id, id))
    .for('update')
  return row
}

export async function updateReservation(
  tx: Database,
  id: number,
  changes: Pick<Reservation, 'amount'>,
): Promise<void> {
  await tx.update(ledgerReservations).set(changes).where(eq(ledgerReservations.id, id))
}

/** What was given back when they ended, of reservations by their numbers; those that are open are left out. */
export async function listReturned(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({
      id: ledgerReservations.id,
      returned: sql<number>`${ledgerReservations.amount} - ${ledgerReservations.settled}`.mapWith(
        Number,
      ),
    })
    .from(ledgerReservations)
    .where(and(inArray(ledgerReservations.id, [...ids]), isNotNull(ledgerReservations.endedAt)))
  return new Map(rows.map(({ id, returned }) => [id, returned]))
}

/** What was given back of reservations after they had ended; those of which nothing was are left out. */
export async function listRefunded(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({
      id: ledgerEntries.reservationId,
      refunded: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.reservationId, [...ids]), eq(ledgerEntries.cause, 'refund')))
    .groupBy(ledgerEntries.reservationId)
  return new Map(rows.flatMap(({ id, refunded }) => (id === null ? [] : [[id, refunded] as const])))
}

/** Numbers of the reservations of a subject that were made before `before` and have not ended. */
export async function listOpenReservations(
  db: Database,
  { subject, before }: { subject: string; before: Date },
): Promise<number[]> {
  const rows = await db
    .select({ id: ledgerReservations.id })
    .from(ledgerReservations)
    .where(
      and(
        isNull(ledgerReservations.endedAt),
        lt(ledgerReservations.createdAt, before),
        eq(ledgerReservations.subject, subject),
      ),
    )
  return rows.map((row) => row.id)
}

export async function endReservation(
  tx: Database,
  id: number,
  { settled, at }: { settled: number; at: Date },
): Promise<void> {
  await tx
    .update(ledgerReservations)
    .set({ settled, endedAt: at })
    .where(eq(ledgerReservations.id, id))
}

/** Open reservations of one account become another's. */
export async function moveReservations(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx
    .update(ledgerReservations)
    .set({ accountId: toId })
    .where(and(eq(ledgerReservations.accountId, fromId), sql`ended_at is null`))
}

/** `swapped` is below zero for what went to the other balance. */
export type Flows = { given: number; spent: number; swapped: number }

/** What an account was given by a cause, has spent, and has swapped, in one balance. */
export async function sumFlows(
  db: Database,
  accountId: number,
  purse: BalanceKind,
  cause: Cause,
): Promise<Flows> {
  const result = await db.execute<Flows>(sql`
    select coalesce(sum(amount) filter (where cause = ${cause}), 0)::bigint as given,
      coalesce(-sum(amount) filter (where cause in ('charge', 'release')), 0)::bigint as spent,
      coalesce(sum(amount) filter (where cause = 'swap'), 0)::bigint as swapped
    from ledger_entries where ${purseRow({ accountId, purse })}`)
  return result.rows[0] ?? { given: 0, spent: 0, swapped: 0 }
}

export type VipGrant = {
  accountId: number
  siteId: number
  days: number
  cause: Cause
  causeKey: string
  at: Date
}

/** Moves the end of VIP time, from now or from where it stands; throws on the index vip_grants_event when the event has been counted. */
export async function insertVipGrant(db: Database, grant: VipGrant): Promise<Date> {
  const result = await db.execute<{ until: Date }>(sql`
    with account as (
      update accounts set vip_until = greatest(coalesce(vip_until, ${grant.at}::timestamptz), ${grant.at}::timestamptz)
        + ${grant.days} * interval '24 hours'
      where id = ${grant.accountId} returning vip_until
    )
    insert into vip_grants (account_id, site_id, days, until, cause, cause_key, created_at)
    select ${grant.accountId}, ${grant.siteId}, ${grant.days}, vip_until, ${grant.cause}, ${grant.causeKey}, ${grant.at}
    from account
    returning until`)
  const [row] = result.rows
  if (!row) throw new Error(`account ${grant.accountId} is gone`)
  return new Date(row.until)
}

/** Entries of an account by their numbers, those after one. */
export async function listEntriesAfter(
  db: Database,
  accountId: number,
  after: { id: number; limit: number },
) {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), gt(ledgerEntries.id, after.id)))
    .orderBy(asc(ledgerEntries.id))
    .limit(after.limit)
}

/** Grants of VIP time by their numbers, those after one. */
export async function listVipGrantsAfter(
  db: Database,
  accountId: number,
  after: { id: number; limit: number },
) {
  return db
    .select()
    .from(vipGrants)
    .where(and(eq(vipGrants.accountId, accountId), gt(vipGrants.id, after.id)))
    .orderBy(asc(vipGrants.id))
    .limit(after.limit)
}
