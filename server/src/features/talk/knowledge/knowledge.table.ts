import { documentStates, type PassagePlace } from '@atelier/contract/knowledge-terms'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/db/word-index.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { apps } from '../apps/apps.table.ts'

/** Files that models answer from. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The file's name. */
    title: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the bytes: the same file is read once. */
    hash: text().notNull(),
    state: text({ enum: documentStates }).notNull().default('reading'),
    /** Code of the reason why it could not be read. */
    failure: text(),
    /** Until when a server reads it; another one may take it up after that. */
    leaseUntil: timestamp({ withTimezone: true }),
    /** Text in it, in UTF-16 units. */
    characters: integer().notNull().default(0),
    passages: integer().notNull().default(0),
    /** What its passages were embedded by, as `preset/model`; null where they are found by their words alone. */
    embeddedBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('documents_owner').on(table.ownerId, table.hash),
    index('documents_listed').on(table.ownerId, table.createdAt),
    index('documents_reading').on(table.leaseUntil).where(sql`${table.state} = 'reading'`),
  ],
)

/** A document in pieces that are found and cited one by one. */
export const passages = pgTable(
  'passages',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the document. */
    position: integer().notNull(),
    text: text().notNull(),
    place: jsonb().$type<PassagePlace>().notNull(),
    words: tsvector().notNull(),
    /** Of unit length; null where nothing embeds. */
    vector: real().array(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.position] }),
    index('passages_words').using('gin', table.words),
  ],
)

/** What an app or a role knows. */
export const appDocuments = pgTable(
  'app_documents',
  {
    appId: integer()
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.documentId] }),
    index('app_documents_document').on(table.documentId),
  ],
)
