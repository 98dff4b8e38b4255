import { licences, publicationStates, reportReasons } from '@atelier/contract/gallery-terms'
import type { WorkType } from '@atelier/contract/work-terms'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/db/word-index.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { works } from '../../making/works/works.table.ts'
import { sites } from '../../site/sites/sites.table.ts'

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Works that are or were published. What feeds are ordered and narrowed by stands here, so that they are read along an index: from its end,
 * for an index that is itself in falling order has its nulls at the end, where a query in falling order wants them first.
 */
export const publications = pgTable(
  'publications',
  {
    workId: integer()
      .primaryKey()
      .references(() => works.id, { onDelete: 'cascade' }),
    siteId: integer().notNull(),
    ownerId: accountId(),
    type: smallint().$type<WorkType>().notNull(),
    modelLabel: text().notNull(),
    state: text({ enum: publicationStates }).notNull(),
    title: text().notNull(),
    /** As they were written; as they are found they stand in `publication_tags`. */
    tags: text().array().notNull(),
    licence: text({ enum: licences }).notNull(),
    hidesPrompt: boolean().notNull(),
    /** Why it was refused: the operator's words, empty for the usual ones. */
    message: text().notNull().default(''),
    words: tsvector().notNull(),
    likes: integer().notNull().default(0),
    collects: integer().notNull().default(0),
    remakes: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** Reports of members that nobody has decided on. */
    reports: integer().notNull().default(0),
    /** See `heat.store.ts`. */
    heat: doublePrecision().notNull().default(0),
    /** When it was shown first. */
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('publications_new')
      .on(table.siteId, table.publishedAt, table.workId)
      .where(sql`${table.state} = 'public'`),
    index('publications_hot')
      .on(table.siteId, table.heat, table.workId)
      .where(sql`${table.state} = 'public'`),
    index('publications_type')
      .on(table.siteId, table.type, table.publishedAt, table.workId)
      .where(sql`${table.state} = 'public'`),
    index('publications_model')
      .on(table.siteId, table.modelLabel, table.publishedAt, table.workId)
      .where(sql`${table.state} = 'public'`),
    index('publications_author').on(table.ownerId, table.publishedAt, table.workId),
    index('publications_moderation')
      .on(table.siteId, table.updatedAt)
      .where(sql`${table.state} = 'waiting' or ${table.reports} > 0`),
    index('publications_words').using('gin', table.words),
    check(
      'publications_shown',
      sql`${table.state} <> 'public' or ${table.publishedAt} is not null`,
    ),
  ],
)

/**
 * What a site has decided on works of the sites that it shares its gallery with: for itself alone, and nothing that their authors are told.
 * A work without a row here has not been decided on.
 */
export const partnerReviews = pgTable(
  'partner_reviews',
  {
    /** The site that decided. */
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    workId: integer()
      .notNull()
      .references(() => publications.workId, { onDelete: 'cascade' }),
    state: text({ enum: ['approved', 'refused'] }).notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.workId] }),
    index('partner_reviews_work').on(table.workId),
  ],
)

/** Tags of what is public, in the order of a feed. */
export const publicationTags = pgTable(
  'publication_tags',
  {
    workId: integer()
      .notNull()
      .references(() => publications.workId, { onDelete: 'cascade' }),
    siteId: integer().notNull(),
    /** As it is looked up: normalised, without case. */
    tag: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.tag] }),
    index('publication_tags_feed').on(table.siteId, table.tag, table.publishedAt, table.workId),
  ],
)

/** How many public works of a site bear a tag, and how it was last written. */
export const tagCounts = pgTable(
  'tag_counts',
  {
    siteId: integer().notNull(),
    tag: text().notNull(),
    shown: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tag] }),
    index('tag_counts_most').on(table.siteId, table.count),
    check('tag_counts_count', sql`${table.count} >= 0`),
  ],
)

export const likes = pgTable(
  'likes',
  {
    accountId: accountId(),
    workId: integer()
      .notNull()
      .references(() => publications.workId, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.accountId] }),
    index('likes_account').on(table.accountId, table.createdAt, table.workId),
  ],
)

export const follows = pgTable(
  'follows',
  {
    followerId: accountId(),
    authorId: accountId(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.authorId] }),
    index('follows_author').on(table.authorId),
    check('follows_other', sql`${table.followerId} <> ${table.authorId}`),
  ],
)

export const blocks = pgTable(
  'blocks',
  {
    accountId: accountId(),
    blockedId: accountId(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    check('blocks_other', sql`${table.accountId} <> ${table.blockedId}`),
  ],
)

export const publicationReports = pgTable(
  'publication_reports',
  {
    workId: integer()
      .notNull()
      .references(() => publications.workId, { onDelete: 'cascade' }),
    accountId: accountId(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When somebody decided on it. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.workId, table.accountId] })],
)

/** Who opened a work's page on a day: once a day counts. */
export const publicationViews = pgTable(
  'publication_views',
  {
    workId: integer()
      .notNull()
      .references(() => publications.workId, { onDelete: 'cascade' }),
    accountId: accountId(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.accountId, table.day] }),
    index('publication_views_day').on(table.day),
  ],
)

/** What came of an author's works on a day of the site's. */
export const authorDays = pgTable(
  'author_days',
  {
    authorId: accountId(),
    day: date({ mode: 'string' }).notNull(),
    likes: integer().notNull().default(0),
    views: integer().notNull().default(0),
    collects: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
)
