// Every change of a balance goes through here. A balance is the sum of its entries, and never negative, whatever runs in parallel.
import { Failure } from '@atelier/contract/errors'
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { type Database, violates } from '../../../platform/db/database.ts'
import * as store from './ledger.store.ts'

export { listOpenReservations, listRefunded, listReturned } from './ledger.store.ts'
export type Entry = store.NewEntry
type NewReservation = Parameters<typeof store.insertReservation>[1]

/** What a site's chat and its works are paid from. */
export const balanceFor = (
  kind: 'chat' | 'work',
  settings: Pick<SiteSettings, 'twoPurses'>,
): BalanceKind => (kind === 'chat' && settings.twoPurses ? 'tokens' : 'credits')

/**
 * Counts an event, once however often it is reported: `posted` is false when cause and key have been counted for this account and balance
 * before. Amounts are whole credits, not zero. Throws credits.short when there is not so much to take.
 */
export async function postEntry(db: Database, entry: Entry): Promise<{ posted: boolean }> {
  try {
    // In a transaction of the caller's, this is a savepoint: a repeated event leaves the rest of it whole.
    const balance = await db.transaction((tx) => store.insertEntry(tx, entry))
    if (balance !== undefined) return { posted: true }
    // Counted before, it may be what has left so little.
    if (await store.hasEntry(db, entry)) return { posted: false }
    throw await shortage(entry, -entry.amount, db)
  } catch (error) {
    if (violates(error, 'ledger_entries_event')) return { posted: false }
    throw error
  }
}

async function shortage(
  { accountId, purse }: Pick<Entry, 'accountId' | 'purse'>,
  needed: number,
  db: Database,
): Promise<Failure> {
  const available = await store.findBalance(db, accountId, purse)
  return new Failure('credits.short', { values: { needed, available } })
}

/**
 * Takes what something may cost at most, before it begins, in the transaction that makes it begin. Resolves with the reservation's number;
 * whoever holds it ends it by `settle`. Throws credits.short. `amount` is above zero: what costs nothing reserves nothing.
 */
export async function reserve(tx: Database, reservation: NewReservation): Promise<number> {
  const id = await store.insertReservation(tx, reservation)
  if (id === undefined) throw await shortage(reservation, reservation.amount, tx)
  return id
}

/**
 * Like `reserve`, for what can do with less: takes `most`, or all there is when that is at least `least`. Throws credits.short, which names
 * `least`.
 */
export async function reserveWithin(
  tx: Database,
  { max, min, ...about }: Omit<NewReservation, 'amount'> & { max: number; min: number },
): Promise<{ id: number; amount: number }> {
  const { accountId, purse } = about
  const id = await store.insertReservation(tx, { ...about, amount: max })
  if (id !== undefined) return { id, amount: max }
  const held = (await store.listBalances(tx, accountId, { lock: true }))[purse] ?? 0
  if (held < min) throw new Failure('credits.short', { values: { needed: min, available: held } })
  const amount = Math.min(max, held)
  return { id: await reserve(tx, { ...about, amount }), amount }
}

/**
 * Takes more for what goes on longer than it was reserved for, until `to` credits are taken in all or there are no more. Resolves with what
 * is taken in all. One that has ended stays as it is.
 */
export async function extend(
  db: Database,
  id: number,
  { to, at, about }: { to: number; at: Date } & Pick<Entry, 'about'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const reservation = await store.lockReservation(tx, id)
    if (!reservation) throw new Error(`there is no reservation ${id}`)
    const { accountId, siteId, purse, amount, settled } = reservation
    if (settled !== null || to <= amount) return amount
    const held = (await store.listBalances(tx, accountId, { lock: true }))[purse] ?? 0
    const more = Math.min(to - amount, held)
    if (more === 0) return amount
    const taken = amount + more
    await store.insertEntry(tx, {
      accountId,
      siteId,
      purse,
      reservationId: id,
      at,
      ...(about ? { about } : {}),
      amount: -more,
      cause: 'charge',
      causeKey: `${id}/${taken}`,
    })
    await store.updateReservation(tx, id, { amount: taken })
    return taken
  })
}

/**
 * Ends a reservation with what was used: gives back the rest, or takes what was used beyond it as far as the balance goes. Resolves with
 * what was charged in all. Ending it again changes nothing and tells the same.
 */
export async function settle(
  db: Database,
  id: number,
  { used, at }: { used: number; at: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const reservation = await store.lockReservation(tx, id)
    if (!reservation) throw new Error(`there is no reservation ${id}`)
    if (reservation.settled !== null) return reservation.settled
    const { accountId, siteId, purse, amount } = reservation
    const entry = { accountId, siteId, purse, reservationId: id, at }
    let charged = used
    if (used < amount)
      await store.insertEntry(tx, {
        ...entry,
        amount: amount - used,
        cause: 'release',
        causeKey: String(id),
      })
    if (used > amount) {
      const held = (await store.listBalances(tx, accountId, { lock: true }))[purse] ?? 0
      const more = Math.min(used - amount, held)
      charged = amount + more
      if (more > 0)
        await store.insertEntry(tx, {
          ...entry,
          amount: -more,
          cause: 'charge',
          causeKey: `${id}/more`,
        })
    }
    await store.endReservation(tx, id, { settled: charged, at })
    return charged
  })
}

/**
 * Gives back what a reservation that has ended came to, as far as that has not been done, to whoever has now what it was for. Resolves with
 * how much that was; 0 for nothing. In a transaction: whoever comes second waits for the first, and finds nothing left.
 */
export async function refund(
  tx: Database,
  id: number,
  { accountId, about, at }: { accountId: number; about: NonNullable<Entry['about']>; at: Date },
): Promise<number> {
  const reservation = await store.lockReservation(tx, id)
  if (!reservation) throw new Error(`there is no reservation ${id}`)
  const { siteId, purse, settled } = reservation
  const before = (await store.listRefunded(tx, [id])).get(id) ?? 0
  const amount = (settled ?? 0) - before
  if (amount <= 0) return 0
  await store.insertEntry(tx, {
    accountId,
    siteId,
    purse,
    amount,
    about,
    at,
    cause: 'refund',
    causeKey: `reservation ${id}`,
    reservationId: id,
  })
  return amount
}

/**
 * Takes of an amount (above zero) as much as there is, and resolves with how much that was. In a transaction, which alone knows whether the
 * event has been counted.
 */
export async function takeUpTo(tx: Database, entry: Entry): Promise<number> {
  const held = (await store.listBalances(tx, entry.accountId, { lock: true }))[entry.purse] ?? 0
  const taken = Math.min(held, entry.amount)
  if (taken > 0) await postEntry(tx, { ...entry, amount: -taken })
  return taken
}

/** Balances of an account; what it never had is 0. */
export async function getBalances(
  db: Database,
  accountId: number,
): Promise<Record<BalanceKind, number>> {
  return { credits: 0, tokens: 0, ...(await store.listBalances(db, accountId)) }
}

/** Prolongs VIP time by days, once however often the event is reported; negative days shorten it. */
export async function grantVip(db: Database, grant: store.VipGrant): Promise<{ granted: boolean }> {
  try {
    await db.transaction((tx) => store.insertVipGrant(tx, grant))
    return { granted: true }
  } catch (error) {
    if (violates(error, 'vip_grants_event')) return { granted: false }
    throw error
  }
}
