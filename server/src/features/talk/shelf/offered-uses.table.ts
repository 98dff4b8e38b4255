import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'

/** How often what a site offers by itself was used there. No foreign key to the things: they stand in the code, or among what the site tells. */
export const offeredUses = pgTable(
  'offered_uses',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['app', 'prompt'] }).notNull(),
    itemId: integer().notNull(),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.itemId] })],
)
