import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../../identity/accounts/accounts.table.ts'
import { works } from '../../../making/works/works.table.ts'

export const albums = pgTable(
  'albums',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    isPublic: boolean().notNull().default(false),
    /** Null for the first one that can be seen. */
    coverId: integer().references(() => works.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('albums_owner').on(table.ownerId, table.updatedAt)],
)

export const albumWorks = pgTable(
  'album_works',
  {
    albumId: integer()
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** The lowest stands first; between two there is always room for another. */
    place: doublePrecision().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.albumId, table.workId] }),
    index('album_works_place').on(table.albumId, table.place, table.workId),
    index('album_works_work').on(table.workId),
  ],
)
