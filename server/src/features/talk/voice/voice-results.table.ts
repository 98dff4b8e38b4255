import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** What somebody had made by voice, for a while. An account that is gone may leave rows, and their files, until they run out. */
export const voiceResults = pgTable(
  'voice_results',
  {
    accountId: integer().notNull(),
    /** Of all that was wished for. */
    key: text().notNull(),
    state: text({ enum: ['making', 'done'] }).notNull(),
    /** Of what was read aloud: where it is stored, and its type. */
    file: text(),
    mime: text(),
    /** Of what was written down: the words, and what they cost. */
    words: text(),
    price: doublePrecision(),
    /** It counts up to then; who makes it is thought dead after that. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('voice_results_until').on(table.until),
  ],
)
