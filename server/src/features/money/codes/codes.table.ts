import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { sites } from '../../site/sites/sites.table.ts'

export const codeBatches = pgTable(
  'code_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: ['ordinary', 'perUser', 'shared'] }).notNull(),
    credits: bigint({ mode: 'number' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    vipDays: integer().notNull(),
    count: integer().notNull(),
    usesEach: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    note: text().notNull(),
    createdBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('code_batches_site').on(table.siteId, table.id),
    check(
      'code_batches_worth',
      sql`${table.credits} >= 0 and ${table.tokens} >= 0 and ${table.vipDays} >= 0 and ${table.credits} + ${table.tokens} + ${table.vipDays} > 0`,
    ),
  ],
)

export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => codeBatches.id, { onDelete: 'cascade' }),
    siteId: integer().notNull(),
    /** What a code is found by; a stolen table opens nothing. */
    hash: text().notNull(),
    /** The code itself, sealed, for operators who hand codes out. */
    sealed: text().notNull(),
    uses: integer().notNull().default(0),
    usesEach: integer().notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('codes_hash').on(table.siteId, table.hash),
    index('codes_batch').on(table.batchId, table.id),
    check('codes_uses', sql`${table.uses} between 0 and ${table.usesEach}`),
  ],
)

/** Who redeemed what. Rows stay when an account goes, so there is no foreign key to it. */
export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    codeId: integer()
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    batchId: integer().notNull(),
    accountId: integer().notNull(),
    /** The account may have no other code of the batch. */
    oncePerBatch: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('code_redemptions_code').on(table.codeId, table.accountId),
    uniqueIndex('code_redemptions_batch')
      .on(table.batchId, table.accountId)
      .where(sql`${table.oncePerBatch}`),
    index('code_redemptions_account').on(table.accountId),
  ],
)

/** Codes that did not work, counted by account and by network, for all servers together. */
export const codeTries = pgTable(
  'code_tries',
  {
    siteId: integer().notNull(),
    /** Whose: the number of an account, or a hash of a network. */
    subject: text().notNull(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.subject] }),
    index('code_tries_end').on(table.endsAt),
  ],
)
