import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sites } from '../../site/sites/sites.table.ts'
import { accounts } from '../accounts/accounts.table.ts'

/** What members can log in by without a password. All binary values are base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The host name that it was made at, which WebAuthn binds it to. */
    host: text().notNull(),
    credentialId: text().notNull(),
    /** In COSE's form. */
    publicKey: text().notNull(),
    /** How often it says it has been used; 0 for ever where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** By what the browser knows whose it is; says nothing to anybody else. */
    userHandle: text().notNull(),
    transports: text().array().notNull(),
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.siteId, table.host, table.credentialId),
    index('passkeys_account').on(table.accountId),
  ],
)

/** What browsers have been asked to sign and have not yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    /** The member who adds a passkey; null where somebody logs in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** By what the new passkey will know whose it is; null where somebody logs in. */
    userHandle: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_account').on(table.accountId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
