// Columns of what people make for a site, show to others and have looked at first: apps, and prompts of the market.
import { appStates } from '@atelier/contract/app-terms'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from '../../../platform/db/word-index.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { sites } from '../../site/sites/sites.table.ts'

/** Whose it is. What comes with the product has numbers below `firstId`, and stands in the code. */
export const ownedColumns = (firstId: number) => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstId }),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  ownerId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
})

/** Who sees it, and what became of it. */
export const shownColumns = () => ({
  state: text({ enum: appStates }).notNull().default('private'),
  /** Why it was refused, in the operator's words. */
  message: text().notNull().default(''),
  words: tsvector().notNull(),
  /** How often others have used it. */
  uses: integer().notNull().default(0),
  publishedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
