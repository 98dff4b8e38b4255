import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// Figures outlive what they count and the sites they speak of, so they refer to neither.

/** What a day came to, once it is over: counted once, and kept. */
export const dailyAnalytics = pgTable(
  'daily_figures',
  {
    siteId: integer().notNull(),
    /** A day of the site's. */
    day: date({ mode: 'string' }).notNull(),
    /** What is counted. */
    name: text().notNull(),
    /** Of what, such as an engine; empty for all together. */
    label: text().notNull().default(''),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.name, table.label] })],
)

/** How often a connection did what it was asked for, by the hour. */
export const connectionHours = pgTable(
  'connection_hours',
  {
    /** 0 for those that members bring along, which are listed by the engine alone. */
    connectionId: integer().notNull(),
    siteId: integer().notNull(),
    engine: text().notNull(),
    /** `chat`, or the kind of works. */
    kind: text().notNull(),
    hour: timestamp({ withTimezone: true }).notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of all that were done, together, in milliseconds until the first sign. */
    waitedMs: bigint({ mode: 'number' }).notNull().default(0),
    /** The latest failure: its code, and the upstream's own words. */
    lastFailure: text().notNull().default(''),
    lastFailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({
      columns: [table.connectionId, table.siteId, table.engine, table.kind, table.hour],
    }),
  ],
)
