import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

/** Sets of prompt parameters that somebody keeps. */
export const drawingParamSets = pgTable(
  'drawing_param_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What it adds to a prompt. */
    value: text().notNull(),
    /** Ids of the entries that it was made of. */
    params: jsonb().$type<string[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('drawing_param_sets_owner').on(table.ownerId)],
)
