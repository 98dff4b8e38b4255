import { type BalanceKind, type Cause, causes, purses } from '@atelier/contract/ledger-terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

// The ledger outlives the accounts it speaks of: what was paid and spent is kept, under a number, when a person has gone. So it holds no
// foreign key to them.

/** What an account holds now: the sum of its entries, kept beside them so that it can be guarded. */
export const ledgerPurses = pgTable(
  'ledger_purses',
  {
    accountId: integer().notNull(),
    purse: text().$type<BalanceKind>().notNull(),
    balance: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.purse] }),
    check('ledger_purses_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** What an answer or a work may cost at most, taken when it begins. */
export const ledgerReservations = pgTable(
  'ledger_reservations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is now: a guest's moves to the member that the guest becomes. */
    accountId: integer().notNull(),
    siteId: integer().notNull(),
    purse: text().$type<BalanceKind>().notNull(),
    /** What was taken. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** What it came to; null while it is open. */
    settled: bigint({ mode: 'number' }),
    /** What it is for: an answer, a work. */
    subject: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('ledger_reservations_open').on(table.createdAt).where(sql`${table.endedAt} is null`),
    index('ledger_reservations_account').on(table.accountId).where(sql`${table.endedAt} is null`),
    check('ledger_reservations_positive', sql`${table.amount} >= 0 and ${table.settled} >= 0`),
    check('ledger_reservations_end', sql`(${table.settled} is null) = (${table.endedAt} is null)`),
  ],
)

/** What an entry is about, for people who read it: a model's name, an order's number, an operator's reason. */
export type EntryAbout = Record<string, string | number | boolean>

/** Every change of every balance. Rows are added and never changed, but for `hiddenAt`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    siteId: integer().notNull(),
    purse: text().$type<BalanceKind>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    cause: text({ enum: causes }).$type<Cause>().notNull(),
    /** With the cause it names the event: the same event counts once. */
    causeKey: text().notNull(),
    reservationId: integer(),
    about: jsonb().$type<EntryAbout>().notNull().default({}),
    /** Its owner does not want to see it any more. */
    hiddenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_event').on(
      table.cause,
      table.causeKey,
      table.accountId,
      table.purse,
    ),
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_site').on(table.siteId, table.createdAt),
    index('ledger_entries_reservation').on(table.reservationId),
    // What a person's statement reads, newest first: the entry that began a reservation; all that is no charge; what was given back later.
    index('ledger_entries_spending')
      .on(table.accountId, table.createdAt, table.id)
      .where(
        sql`${table.cause} = 'charge' and ${table.causeKey} = ${table.reservationId}::text and ${table.hiddenAt} is null`,
      ),
    index('ledger_entries_coming_in')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`${table.cause} not in ('charge', 'release') and ${table.reservationId} is null`),
    index('ledger_entries_given_back')
      .on(table.accountId)
      .where(sql`${table.cause} = 'refund' and ${table.reservationId} is not null`),
    check('ledger_entries_not_nothing', sql`${table.amount} <> 0`),
    check('ledger_entries_purse', sql`${table.purse} in ${sql.raw(`('${purses.join("', '")}')`)}`),
  ],
)

/** Every prolongation (or, with negative days, shortening) of somebody's VIP time. */
export const vipGrants = pgTable(
  'vip_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    siteId: integer().notNull(),
    days: integer().notNull(),
    /** The end of VIP time after it. */
    until: timestamp({ withTimezone: true }).notNull(),
    cause: text({ enum: causes }).$type<Cause>().notNull(),
    causeKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('vip_grants_event').on(table.cause, table.causeKey, table.accountId),
    index('vip_grants_account').on(table.accountId, table.id),
  ],
)

/** How many gifts a network has had on a day: gifts are for people, not for whoever asks a thousand times. */
export const giftCounts = pgTable(
  'gift_counts',
  {
    siteId: integer().notNull(),
    kind: text({ enum: ['guest', 'member', 'invite'] }).notNull(),
    /** A hash of the network that it came from. */
    network: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.network, table.day] })],
)
