import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Tries that are counted, for all servers of an installation together. */
export const limits = pgTable(
  'limits',
  {
    /** What is counted, hashed: it may name a person or an address. */
    keyHash: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('limits_end').on(table.endsAt)],
)
