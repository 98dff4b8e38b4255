import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sites } from '../sites/sites.table.ts'
import type { ContentKind } from './content-kinds.ts'

export const siteContents = pgTable(
  'site_contents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text().$type<ContentKind>().notNull(),
    /** Place among its kind, from the front. */
    position: integer().notNull().default(0),
    isShown: boolean().notNull().default(true),
    /** As `contentKinds` says for the kind. */
    body: jsonb().$type<unknown>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index('site_contents_place').on(table.siteId, table.kind, table.position)],
)
