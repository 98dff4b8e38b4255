import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'

/** Leave to download all that an account holds, once: a browser's download carries no Authorization header. */
export const exportTickets = pgTable('export_tickets', {
  tokenHash: text().primaryKey(),
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
