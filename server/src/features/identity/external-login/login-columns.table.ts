import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts } from '../accounts/accounts.table.ts'
import type { ExternalResult } from './external-login.ts'

/** What is kept of a login under way. It is used twice at most: by its state, when the provider sends the browser back, and by its code, by whoever began it. */
export const loginColumns = <Person>() => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** Who began it, and alone may end it. */
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['bind', 'signIn'] }).notNull(),
  /** Path and query of the place where it began. */
  cameFrom: text().notNull(),
  /** Null once the provider has sent somebody back with it. */
  stateHash: text().unique(),
  /** Null until then. */
  codeHash: text().unique(),
  result: jsonb().$type<ExternalResult<Person>>(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})
