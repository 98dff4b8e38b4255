import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { exportTickets } from './account-data.table.ts'

/** Adds a ticket, and removes those that are too old. */
export async function insertTicket(
  db: Database,
  ticket: typeof exportTickets.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(exportTickets).where(lt(exportTickets.expiresAt, now))
  await db.insert(exportTickets).values(ticket)
}

/** Uses a ticket up; the account that it is for, undefined when it is not (or no longer) there. */
export async function spendTicket(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const rows = await db
    .delete(exportTickets)
    .where(and(eq(exportTickets.tokenHash, tokenHash), gt(exportTickets.expiresAt, now)))
    .returning({ accountId: exportTickets.accountId })
  return rows[0]?.accountId
}
