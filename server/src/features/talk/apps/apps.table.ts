import { appKinds, firstOwnAppId } from '@atelier/contract/app-terms'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { ownedColumns, shownColumns } from '../shelf/shelf.table.ts'

/** Apps and roles that people made; those that come with the product have smaller numbers and stand in the code. */
export const apps = pgTable(
  'apps',
  {
    ...ownedColumns(firstOwnAppId),
    kind: text({ enum: appKinds }).notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** A pictogram's name, or the address of an uploaded picture. */
    icon: text().notNull(),
    category: text().notNull(),
    systemMessage: text().notNull(),
    /** The model that it asks for; null for the one that the caller chose. */
    modelId: integer(),
    /** What it says first; empty for nothing. */
    opening: text().notNull(),
    questions: text().array().notNull(),
    /** Names of the tools that it may use. */
    tools: text().array().notNull(),
    ...shownColumns(),
  },
  (table) => [
    index('apps_owner').on(table.ownerId, table.kind, table.updatedAt),
    index('apps_public')
      .on(table.siteId, table.kind, table.uses, table.id)
      .where(sql`${table.state} = 'public'`),
    index('apps_waiting').on(table.siteId, table.updatedAt).where(sql`${table.state} = 'waiting'`),
    index('apps_words').using('gin', table.words),
  ],
)

/** Apps and roles that somebody keeps at hand. No foreign key: some stand in the code. */
export const appPins = pgTable(
  'app_pins',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    appId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.appId] })],
)
