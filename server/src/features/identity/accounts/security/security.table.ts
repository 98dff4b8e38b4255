import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { sites } from '../../../site/sites/sites.table.ts'
import { accounts } from '../accounts.table.ts'

/** Secrets that were handed out to be brought back once: by mail, or by an operator. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Null where nobody was meant: it leads nowhere, and took as long to make as any other. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['email', 'reset'] }).notNull(),
    tokenHash: text().notNull().unique(),
    /** Of the six digits; so few that they are kept as a password is. */
    codeHash: text(),
    codeTriesLeft: integer().notNull().default(0),
    /** The address that is to be bound. */
    email: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mailed_tokens_account').on(table.accountId),
    index('mailed_tokens_expiry').on(table.expiresAt),
  ],
)

/** Logins that wait for their second factor. */
export const factorTickets = pgTable(
  'factor_tickets',
  {
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The device where the login began: its browser, and the guest that it was. */
    deviceHash: text().notNull(),
    triesLeft: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('factor_tickets_account').on(table.accountId),
    index('factor_tickets_expiry').on(table.expiresAt),
  ],
)

/** What opens the second factor when the authenticator is lost: each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)
