import type { FileAbout } from '@atelier/contract/features/making/works'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { works } from '../works/works.table.ts'

/** What works came to, in storage. An address is the id with a signature of it, so that nothing here opens a file. */
export const workFiles = pgTable(
  'work_files',
  {
    id: text().primaryKey(),
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    ownerId: integer().notNull(),
    /** From 0. */
    position: smallint().notNull(),
    mime: text().notNull(),
    width: integer(),
    height: integer(),
    durationS: real(),
    bytes: integer().notNull(),
    hasThumbnail: boolean().notNull(),
    /** A data URL of a few pixels; empty for none. */
    blur: text().notNull(),
    about: jsonb().$type<FileAbout>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('work_files_position').on(table.workId, table.position),
    index('work_files_owner').on(table.ownerId),
  ],
)
