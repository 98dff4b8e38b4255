import { shareKinds } from '@atelier/contract/features/showing/shares'
import type { MindNode } from '@atelier/contract/mind-terms'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { works } from '../../making/works/works.table.ts'
import { chatGroups } from '../../talk/groups/groups.table.ts'

/** Links that open a conversation or a work for whoever has them. */
export const shares = pgTable(
  'shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: shareKinds }).notNull(),
    groupId: integer().references(() => chatGroups.id, { onDelete: 'cascade' }),
    workId: integer().references(() => works.id, { onDelete: 'cascade' }),
    /** The key of the address: its owner is shown the address again. */
    key: text().notNull().unique(),
    title: text().notNull(),
    /** The messages as they stood when the link was made, the oldest first. */
    entryIds: integer().array().notNull(),
    /** The mind map as it stood then. */
    mind: jsonb().$type<MindNode>(),
    passwordHash: text(),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    views: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('shares_owner').on(table.ownerId, table.id)],
)
