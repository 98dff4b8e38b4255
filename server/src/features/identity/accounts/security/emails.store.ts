import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import type { Account } from '../accounts.store.ts'
import { accounts } from '../accounts.table.ts'

/** Takes the address from a member who has another name to log in by, or no password; undefined when not, or nothing to take. */
export async function removeEmail(db: Database, id: number): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ email: null, emailKey: null })
    .where(
      and(
        eq(accounts.id, id),
        isNotNull(accounts.emailKey),
        or(isNotNull(accounts.usernameKey), isNull(accounts.passwordHash)),
      ),
    )
    .returning()
  return row
}
