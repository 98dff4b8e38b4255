import type { ChatRates } from '@atelier/contract/features/talk/prices'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { chatEntries } from '../chatlog/chatlog.table.ts'

/** What an answer is charged by: enough to settle it when the server that wrote it is gone. */
export type ChargeTerms = { rates: ChatRates; inputTokens: number }

/** An answer under way, and for some minutes after its end, so that readers can attach. */
export const chatRuns = pgTable(
  'chat_runs',
  {
    entryId: integer()
      .primaryKey()
      .references(() => chatEntries.id, { onDelete: 'cascade' }),
    /** The server that runs it. */
    serverId: text().notNull(),
    /** What was taken for it; null for an answer that is free. */
    reservationId: integer(),
    charge: jsonb().$type<ChargeTerms>(),
    stopRequested: boolean().notNull().default(false),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('chat_runs_server').on(table.serverId)],
)

/** The run's log: events as sent, many to a row. */
export const chatRunChunks = pgTable(
  'chat_run_chunks',
  {
    entryId: integer()
      .notNull()
      .references(() => chatRuns.entryId, { onDelete: 'cascade' }),
    fromSeq: integer().notNull(),
    toSeq: integer().notNull(),
    /** Newline-delimited ChatEvents. */
    lines: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.fromSeq] })],
)

/** Servers that run answers, each with its last sign of life. */
export const chatServers = pgTable('chat_servers', {
  id: text().primaryKey(),
  aliveAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
