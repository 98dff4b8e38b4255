import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts } from '../accounts/accounts.table.ts'
import type { ScanResult } from './messaging-vendor.ts'

/** Scans under way. Each is used twice at most: once by its state, when the vendor sends the browser back, once by its code, by whoever began it. */
export const messagingScans = pgTable(
  'messaging_scans',
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
    /** Null once the vendor has sent somebody back with it. */
    stateHash: text().unique(),
    /** Null until then. */
    codeHash: text().unique(),
    result: jsonb().$type<ScanResult>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('messaging_scans_account').on(table.accountId),
    index('messaging_scans_expiry').on(table.expiresAt),
  ],
)
