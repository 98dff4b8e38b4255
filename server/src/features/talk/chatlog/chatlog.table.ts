import type { FailureValues } from '@atelier/contract/errors'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/db/word-index.ts'
import { chatGroups } from '../groups/groups.table.ts'

/** A log is a tree: an entry's parent is what it follows or answers, and siblings are versions of each other. */
export const chatEntries = pgTable(
  'chat_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => chatGroups.id, { onDelete: 'cascade' }),
    /** No foreign key: deleting an entry hands its followers to its parent. */
    parentId: integer(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    state: text({
      enum: ['running', 'done', 'empty', 'stopped', 'length', 'refused', 'interrupted', 'failed'],
    }).notNull(),
    parts: jsonb().$type<readonly MessagePart[]>().notNull(),
    /** The words as search finds them: see search-words.ts. */
    words: tsvector().notNull().default(sql`''::tsvector`),
    modelId: integer(),
    modelName: text(),
    engine: text(),
    usage: jsonb().$type<Usage>(),
    price: integer().notNull().default(0),
    errorCode: text(),
    /** What the failure's text names. */
    errorValues: jsonb().$type<FailureValues>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_entries_group').on(table.groupId, table.id),
    index('chat_entries_usage')
      .on(table.groupId, table.createdAt)
      .where(sql`${table.usage} is not null`),
    index('chat_entries_answers').on(table.createdAt).where(sql`${table.role} = 'assistant'`),
    index('chat_entries_parent').on(table.parentId),
    index('chat_entries_words').using('gin', table.words),
  ],
)
