import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'

/** Archives of their own that members have brought from another installation. */
export const accountImports = pgTable(
  'account_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Names the archive, so that it is not brought twice. */
    archiveKey: text().notNull(),
    state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
    /** How much of each kind came in. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    failure: text().notNull().default(''),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('account_imports_once').on(table.accountId, table.archiveKey)],
)
