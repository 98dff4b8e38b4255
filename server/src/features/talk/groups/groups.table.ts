import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { sites } from '../../site/sites/sites.table.ts'

export const chatGroups = pgTable(
  'chat_groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    appId: integer(),
    /** `mind`: the log of a mind map, which is not listed among the conversations. */
    kind: text({ enum: ['chat', 'mind'] })
      .notNull()
      .default('chat'),
    /** What it was called where it was brought from, so that it is not brought twice. */
    importKey: text(),
    title: text().notNull().default(''),
    /** Who named it: a person's name for it is never replaced. */
    titledBy: text({ enum: ['nobody', 'prompt', 'model', 'person'] })
      .notNull()
      .default('nobody'),
    isSticky: boolean().notNull().default(false),
    /** Last entry of the branch that is shown. No foreign key: the log outlives no group, and entries come after it. */
    leafId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_groups_owner').on(table.ownerId, table.updatedAt),
    uniqueIndex('chat_groups_import').on(table.ownerId, table.importKey),
  ],
)
