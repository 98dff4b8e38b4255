import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

/** Archives that were asked for. Nothing of them is stored: they are made while they are fetched. */
export const downloads = pgTable(
  'downloads',
  {
    id: text().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    workIds: integer().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('downloads_owner').on(table.ownerId, table.createdAt),
    index('downloads_expires').on(table.expiresAt),
  ],
)
