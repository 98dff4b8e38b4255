import { firstOwnMarketId, marketCategories, promptMedia } from '@atelier/contract/market-terms'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { works } from '../../making/works/works.table.ts'
import { sites } from '../../site/sites/sites.table.ts'
import { ownedColumns, shownColumns } from '../../talk/shelf/shelf.table.ts'

/** Prompts that people offer to others; those that come with the product have smaller numbers and stand in the code. */
export const marketPrompts = pgTable(
  'market_prompts',
  {
    ...ownedColumns(firstOwnMarketId),
    title: text().notNull(),
    content: text().notNull(),
    description: text().notNull(),
    category: text({ enum: marketCategories }).notNull(),
    medium: text({ enum: promptMedia }).notNull(),
    tags: text().array().notNull(),
    ...shownColumns(),
  },
  (table) => [
    index('market_prompts_owner').on(table.ownerId, table.updatedAt),
    index('market_prompts_public')
      .on(table.siteId, table.publishedAt, table.id)
      .where(sql`${table.state} = 'public'`),
    index('market_prompts_waiting')
      .on(table.siteId, table.updatedAt)
      .where(sql`${table.state} = 'waiting'`),
    index('market_prompts_words').using('gin', table.words),
  ],
)

/** What was made with a prompt of the market by its author: a work, or an answer. */
export const marketSamples = pgTable(
  'market_samples',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    promptId: integer()
      .notNull()
      .references(() => marketPrompts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null for an answer. */
    workId: integer().references(() => works.id, { onDelete: 'cascade' }),
    /** The question as it was asked and what was answered; null for a work. */
    question: text(),
    answer: text(),
    /** Shown name of the model that made it. */
    model: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('market_samples_prompt').on(table.promptId, table.position)],
)

/** Prompts of the market that somebody likes or collects. No foreign key: some stand in the code. */
export const marketMarks = pgTable(
  'market_marks',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    promptId: integer().notNull(),
    kind: text({ enum: ['like', 'collect'] }).notNull(),
    /** Whose counts it belongs to: prompts of the product are counted by site. */
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.promptId] }),
    index('market_marks_prompt').on(table.siteId, table.promptId, table.kind),
  ],
)
