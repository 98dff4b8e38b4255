import { bigint, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

export const checkIns = pgTable(
  'check_ins',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the site's calendar said then. */
    day: date({ mode: 'string' }).notNull(),
    /** Days in a row, this one included. */
    streak: integer().notNull(),
    reward: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
