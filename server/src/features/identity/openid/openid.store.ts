import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { openidLogins } from './openid.table.ts'
import type { OpenidResult } from './openid-login.ts'

export type OpenidLogin = typeof openidLogins.$inferSelect

/** Adds a login, and removes all that have run out. */
export async function insertLogin(
  db: Database,
  login: Omit<typeof openidLogins.$inferInsert, 'codeHash' | 'result'>,
  now: Date,
): Promise<void> {
  await db.delete(openidLogins).where(lte(openidLogins.expiresAt, now))
  await db.insert(openidLogins).values(login)
}

/** Uses the state of a login up; undefined when it is not (or no longer) good on this site. */
export async function spendState(
  db: Database,
  { stateHash, siteId, now }: { stateHash: string; siteId: number; now: Date },
): Promise<OpenidLogin | undefined> {
  const [row] = await db
    .update(openidLogins)
    .set({ stateHash: null })
    .where(
      and(
        eq(openidLogins.stateHash, stateHash),
        eq(openidLogins.siteId, siteId),
        gt(openidLogins.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Keeps what came of a login, for whoever brings the code. */
export async function keepResult(
  db: Database,
  id: number,
  kept: { codeHash: string; result: OpenidResult; expiresAt: Date },
): Promise<void> {
  await db.update(openidLogins).set(kept).where(eq(openidLogins.id, id))
}

/** Uses the code of a login up; undefined when it is not good for this account. */
export async function spendCode(
  db: Database,
  { codeHash, accountId, now }: { codeHash: string; accountId: number; now: Date },
): Promise<OpenidLogin | undefined> {
  const [row] = await db
    .delete(openidLogins)
    .where(
      and(
        eq(openidLogins.codeHash, codeHash),
        eq(openidLogins.accountId, accountId),
        gt(openidLogins.expiresAt, now),
      ),
    )
    .returning()
  return row
}
