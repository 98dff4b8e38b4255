import { staffRoles } from '@atelier/contract/staff-roles'
import { sql } from 'drizzle-orm'
import {
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
import { sites } from '../../site/sites/sites.table.ts'

/** Guests and members alike: whoever owns something. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['guest', 'member'] }).notNull(),
    username: text(),
    /** The name as it is looked up: normalised, without case. */
    usernameKey: text(),
    passwordHash: text(),
    /** The address that the member has shown to be theirs, and as it is looked up: normalised, without case. */
    email: text(),
    emailKey: text(),
    /** The authenticator's secret, sealed; null while there is no second factor. */
    totpSecret: text(),
    /** The time step of the last code that was taken: it and earlier ones are not taken again. */
    totpLastStep: integer(),
    /** A guest id opens the guest's account, so only its hash is kept. */
    guestHash: text(),
    /** The messaging account one can log in by: the vendor's number of it, at this site's application and across its owner's. */
    messagingId: text(),
    messagingUnionId: text(),
    /** What it is named there. */
    messagingName: text(),
    /** How many OpenID accounts and passkeys the member has: rows of other tables, counted here for the rule below. */
    otherWays: integer().notNull().default(0),
    name: text().notNull().default(''),
    avatar: text().notNull().default(''),
    sign: text().notNull().default(''),
    role: text().notNull().default(''),
    /** Of those who run the site; null for everybody else. */
    staffRole: text({ enum: staffRoles }),
    /** Since when nothing is done for them, and why, as they are told; null for everybody else. */
    blockedAt: timestamp({ withTimezone: true }),
    blockedReason: text().notNull().default(''),
    /** Where a guest came from: keyword, click id, source. */
    tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
    invitedBy: text(),
    /** VIP until then; changed with the ledger's grants alone. */
    vipUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('accounts_site').on(table.siteId, table.createdAt),
    uniqueIndex('accounts_username').on(table.siteId, table.usernameKey),
    uniqueIndex('accounts_email').on(table.siteId, table.emailKey),
    uniqueIndex('accounts_guest').on(table.siteId, table.guestHash),
    uniqueIndex('accounts_messaging').on(table.siteId, table.messagingId),
    uniqueIndex('accounts_messaging_union').on(table.siteId, table.messagingUnionId),
    // Every member has a way to log in.
    check(
      'accounts_kind',
      sql`(${table.kind} = 'guest' and ${table.guestHash} is not null) or (${table.kind} = 'member' and ((${table.usernameKey} is not null and ${table.passwordHash} is not null) or ${table.messagingId} is not null or ${table.otherWays} > 0))`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    /** Whether it was opened by a second factor or a passkey. */
    hasSecondFactor: boolean().notNull().default(false),
    /** The account of the staff who looks through it at what its owner sees; nothing can be changed by such a session. */
    seenBy: integer(),
    /** When it ends by itself; null for never. */
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/** One-time links by which an operator's account is opened. */
export const operatorLinks = pgTable('operator_links', {
  tokenHash: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
