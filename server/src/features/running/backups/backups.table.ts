import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How the last backup by the button stands, whichever server is at it; one row. What is left of it in a backup would tell nothing there. */
export const backupRuns = pgTable('backup_runs', {
  id: integer().primaryKey(),
  beganAt: timestamp({ withTimezone: true }).notNull(),
  /** When its server last said that it is at it; null once it has ended. */
  touchedAt: timestamp({ withTimezone: true }),
  failure: text({ enum: ['noRoom', 'storage', 'other'] }),
})
