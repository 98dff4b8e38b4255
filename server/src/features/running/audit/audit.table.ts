import { staffRoles } from '@atelier/contract/staff-roles'
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What those who run the installation have done. It outlives accounts and sites, so it refers to neither. */
export const auditedActions = pgTable(
  'audited_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: integer().notNull(),
    actor: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    siteId: integer().notNull(),
    site: text().notNull(),
    call: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null until it has ended. */
    outcome: text(),
    ip: text().notNull(),
  },
  (table) => [index('audited_acts_site').on(table.siteId, table.id)],
)
