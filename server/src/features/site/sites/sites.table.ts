import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export const sites = pgTable('sites', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const siteDomains = pgTable('site_domains', {
  /** A host name, `*.example.com`, or `*` for hosts that match none. */
  pattern: text().primaryKey(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
})

export const siteSettingValues = pgTable(
  'site_settings',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
)

/** What was changed of a site's settings, so that it can be seen and undone. A secret stands here sealed, as it is stored. */
export const siteSettingChanges = pgTable(
  'site_setting_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** As they were and are stored; null for the default. */
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who did it; the account may be gone. */
    accountId: integer().notNull(),
    actor: text().notNull(),
  },
  (table) => [index('site_setting_changes_site').on(table.siteId, table.id)],
)
