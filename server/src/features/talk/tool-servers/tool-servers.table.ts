import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { sites } from '../../site/sites/sites.table.ts'

/** A tool as a server of the Model Context Protocol listed it. */
export type ListedTool = {
  name: string
  title: string
  description: string
  /** JSON Schema of its input. */
  input: Record<string, unknown>
  /** Whether the server says that it changes nothing. */
  readOnly: boolean
  /** Whether the server runs it as a task alone. */
  asTask?: boolean
}

/** Servers of the Model Context Protocol whose tools models may use: the operator's for a whole site, or a member's own. */
export const toolServers = pgTable(
  'tool_servers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Null for one that the operator offers to everybody of the site. */
    ownerId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** Headers that go with every request, sealed; empty for none. */
    headers: text().notNull().default(''),
    enabled: boolean().notNull().default(true),
    /** Whether tools that change nothing run without being asked about. */
    trusted: boolean().notNull().default(false),
    /** As last listed. */
    tools: jsonb().$type<ListedTool[]>().notNull().default([]),
    listedAt: timestamp({ withTimezone: true }),
    /** Why it could not be listed, in its own words; null when it could. */
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('tool_servers_site').on(table.siteId).where(sql`${table.ownerId} is null`),
    index('tool_servers_owner').on(table.ownerId),
  ],
)
