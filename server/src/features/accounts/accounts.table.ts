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
import { sites } from '../sites/sites.table.ts'

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
    /** A guest id opens the guest's account, so only its hash is kept. */
    guestHash: text(),
    name: text().notNull().default(''),
    avatar: text().notNull().default(''),
    sign: text().notNull().default(''),
    role: text().notNull().default(''),
    isOperator: boolean().notNull().default(false),
    /** Where a guest came from: keyword, click id, source. */
    tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
    invitedBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.siteId, table.usernameKey),
    uniqueIndex('accounts_guest').on(table.siteId, table.guestHash),
    check(
      'accounts_kind',
      sql`(${table.kind} = 'guest' and ${table.guestHash} is not null) or (${table.kind} = 'member' and ${table.usernameKey} is not null and ${table.passwordHash} is not null)`,
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
