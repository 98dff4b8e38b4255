import { integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'
import type { KindReport } from './import-report.ts'

/** Leave to download all that an account holds, once: a browser's download carries no Authorization header. */
export const exportTickets = pgTable('export_tickets', {
  tokenHash: text().primaryKey(),
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

/** What an account took from archives, so that nothing is taken twice. */
export const accountImports = pgTable(
  'account_imports',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Names the account that the archive is of, wherever that is. */
    source: text().notNull(),
    kind: text().notNull(),
    /** What the thing is called there, and here. */
    oldId: text().notNull(),
    newId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.source, table.kind, table.oldId] })],
)

/** The last import of each account. */
export const importRuns = pgTable('import_runs', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  fromSite: text().notNull(),
  exportedAt: timestamp({ withTimezone: true }).notNull(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
  /** When its server last said that it is at it. */
  touchedAt: timestamp({ withTimezone: true }).notNull(),
  progress: real().notNull(),
  report: jsonb().$type<KindReport[]>().notNull(),
  /** Code of the failure that ended it. */
  failure: text(),
})
