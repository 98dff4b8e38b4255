import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Account } from './accounts.store.ts'
import { accounts } from './accounts.table.ts'

/** Adds to the number of a member's other ways; undefined for nobody. Throws on accounts_kind when no way to log in is left. */
export async function changeOtherWays(
  db: Database,
  id: number,
  change: 1 | -1,
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ otherWays: sql`${accounts.otherWays} + ${change}` })
    .where(and(eq(accounts.id, id), eq(accounts.kind, 'member')))
    .returning()
  return row
}
