import type { MindNode } from '@atelier/contract/mind-terms'
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { chatGroups } from '../groups/groups.table.ts'

/** Mind maps. What was asked for them stands in the log of a conversation of kind `mind`, which has the map's number. */
export const minds = pgTable('minds', {
  groupId: integer()
    .primaryKey()
    .references(() => chatGroups.id, { onDelete: 'cascade' }),
  /** Null until the map is first saved: it is then what the last answer says. */
  tree: jsonb().$type<MindNode>(),
  /** Counts how often it was saved, so that two tabs do not overwrite each other. */
  revision: integer().notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
