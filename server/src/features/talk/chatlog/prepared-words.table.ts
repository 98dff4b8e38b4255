import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How far the words of stored texts have been prepared again, by the table that holds them. */
export const preparedWords = pgTable('prepared_words', {
  /** Name of the table. */
  name: text().primaryKey(),
  /** `wordsForm` of the server that prepares. */
  form: integer().notNull(),
  /** The last row that is done; they go by their numbers. */
  upTo: integer().notNull().default(0),
  /** Servers of before may write until then. */
  until: timestamp({ withTimezone: true }).notNull(),
})
