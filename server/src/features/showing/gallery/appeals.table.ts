import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

/** What authors say against a decision on what they published. */
export const appeals = pgTable(
  'appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['work', 'app', 'prompt'] }).notNull(),
    /** The number of the work, app or prompt. */
    subjectId: integer().notNull(),
    text: text().notNull(),
    state: text({ enum: ['waiting', 'granted', 'refused'] })
      .notNull()
      .default('waiting'),
    /** What the author is told; empty for the usual words. */
    answer: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time about the same thing.
    uniqueIndex('appeals_waiting')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} = 'waiting'`),
    index('appeals_site').on(table.siteId, table.id),
    index('appeals_account').on(table.accountId),
  ],
)
