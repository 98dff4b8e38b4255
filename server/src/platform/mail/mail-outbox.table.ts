import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails that are still to be sent: a crash loses none. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Address and words, sealed: they hold links that open accounts. Null for a mail to nobody, which is made to take as long. */
    sealed: text(),
    tries: integer().notNull().default(0),
    /** Not before then; while one is being sent, when it is given up for lost. */
    nextTryAt: timestamp({ withTimezone: true }).notNull(),
    /** Of no use after it. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('mail_outbox_next').on(table.nextTryAt)],
)
