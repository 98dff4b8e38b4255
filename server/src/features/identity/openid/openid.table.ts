import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts } from '../accounts/accounts.table.ts'
import type { OpenidResult } from './openid-login.ts'

/** Whom members are at OpenID providers, and log in as. */
export const openidAccounts = pgTable(
  'openid_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The provider's address, as the site was set up with it. */
    provider: text().notNull(),
    /** Who vouches, and for whom, as the provider says it: only both together name somebody. */
    issuer: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('openid_accounts_subject').on(table.siteId, table.issuer, table.subject),
    uniqueIndex('openid_accounts_provider').on(table.accountId, table.provider),
  ],
)

/** Logins under way. Each is used twice at most: once by its state, when the provider sends the browser back, once by its code, by whoever began it. */
export const openidLogins = pgTable(
  'openid_logins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Who began it, and alone may end it. */
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['bind', 'signIn'] }).notNull(),
    /** Path and query of the place where it began. */
    cameFrom: text().notNull(),
    /** Sealed: what the provider's answer is checked against. */
    checks: text().notNull(),
    /** Null once the provider has sent somebody back with it. */
    stateHash: text().unique(),
    /** Null until then. */
    codeHash: text().unique(),
    result: jsonb().$type<OpenidResult>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('openid_logins_account').on(table.accountId),
    index('openid_logins_expiry').on(table.expiresAt),
  ],
)
