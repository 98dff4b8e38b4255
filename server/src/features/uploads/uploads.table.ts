import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'

export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    /** Second half of the address: who has not been given it cannot guess it. */
    key: text().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('uploads_owner').on(table.ownerId)],
)
