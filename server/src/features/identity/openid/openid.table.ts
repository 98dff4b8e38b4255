import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts } from '../accounts/accounts.table.ts'
import { loginColumns } from '../external-login/login-columns.table.ts'
import type { OpenidPerson } from './openid-provider.ts'

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

/** Logins under way. */
export const openidLogins = pgTable(
  'openid_logins',
  {
    ...loginColumns<OpenidPerson>(),
    /** Sealed: what the provider's answer is checked against. */
    checks: text().notNull(),
  },
  (table) => [
    index('openid_logins_account').on(table.accountId),
    index('openid_logins_expiry').on(table.expiresAt),
  ],
)
