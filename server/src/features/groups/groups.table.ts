import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.table.ts'
import { sites } from '../sites/sites.table.ts'

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
  (table) => [index('chat_groups_owner').on(table.ownerId, table.updatedAt)],
)
