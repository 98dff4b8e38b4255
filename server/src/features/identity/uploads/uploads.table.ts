import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    width: integer(),
    height: integer(),
    durationS: real(),
    bytes: integer().notNull(),
    /** What it was made from here, and how; null for what came from outside. */
    madeFrom: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was last seen to be deleted by its owner but still shown by a conversation; null for what is listed. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('uploads_owner').on(table.ownerId, table.createdAt),
    uniqueIndex('uploads_made').on(table.ownerId, table.madeFrom),
    index('uploads_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
  ],
)
