import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/accounts.table.ts'

/** The code by which a member invites; made when it is first wanted. */
export const invitationCodes = pgTable(
  'invitation_codes',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    siteId: integer().notNull(),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('invitation_codes_code').on(table.siteId, table.code)],
)

/** Who came by whose invitation. Somebody comes once. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    inviterId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null when they have gone: what they brought stays counted. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** What it brought to who invited. */
    reward: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invitations_account').on(table.accountId),
    index('invitations_inviter').on(table.inviterId, table.id),
  ],
)
