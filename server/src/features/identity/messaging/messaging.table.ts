import { index, pgTable } from 'drizzle-orm/pg-core'
import { loginColumns } from '../external-login/login-columns.table.ts'
import type { MessagingPerson } from './messaging-vendor.ts'

/** Scans under way. */
export const messagingScans = pgTable(
  'messaging_scans',
  loginColumns<MessagingPerson>(),
  (table) => [
    index('messaging_scans_account').on(table.accountId),
    index('messaging_scans_expiry').on(table.expiresAt),
  ],
)
