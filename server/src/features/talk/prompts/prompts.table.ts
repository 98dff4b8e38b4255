import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

/** Prompts that people keep. No two of one owner's have the same title, or the same words. */
export const prompts = pgTable(
  'prompts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    tags: text().array().notNull(),
    /** Counts its wordings, from 1. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('prompts_owner').on(table.ownerId, table.updatedAt),
    uniqueIndex('prompts_title').on(table.ownerId, table.title),
    uniqueIndex('prompts_content').on(table.ownerId, sql`md5(${table.content})`),
  ],
)

/** What a prompt was before it was changed. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    promptId: integer()
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    tags: text().array().notNull(),
    /** When this wording began. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.version] })],
)
