import type { Locale } from '@atelier/contract/primitives'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'

export type TextsByLocale = Partial<Record<Locale, string>>

/** What a site sells. */
export const packages = pgTable(
  'packages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    title: jsonb().$type<TextsByLocale>().notNull(),
    description: jsonb().$type<TextsByLocale>().notNull(),
    credits: bigint({ mode: 'number' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    vipDays: integer().notNull(),
    /** In the currency's smallest unit. */
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    badge: jsonb().$type<TextsByLocale>().notNull(),
    /** Place among the site's, from the front. */
    position: integer().notNull().default(0),
    isShown: boolean().notNull(),
    /** Sold once to each account. */
    isOnce: boolean().notNull(),
    validFrom: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index('packages_place').on(table.siteId, table.position),
    check('packages_price', sql`${table.amountMinor} > 0`),
    check(
      'packages_goods',
      sql`${table.credits} >= 0 and ${table.tokens} >= 0 and ${table.vipDays} >= 0`,
    ),
  ],
)
