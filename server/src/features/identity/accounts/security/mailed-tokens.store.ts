import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { mailedTokens } from './security.table.ts'

export type MailedToken = typeof mailedTokens.$inferSelect

/** Adds one, and removes all that have run out. */
export async function insertToken(
  db: Database,
  token: typeof mailedTokens.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now))
  await db.insert(mailedTokens).values(token)
}

/** Uses a token up; undefined when it is not (or no longer) good on this site. */
export async function spendToken(
  db: Database,
  wanted: { tokenHash: string; siteId: number; purpose: MailedToken['purpose']; now: Date },
): Promise<MailedToken | undefined> {
  const [row] = await db
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.tokenHash, wanted.tokenHash),
        eq(mailedTokens.siteId, wanted.siteId),
        eq(mailedTokens.purpose, wanted.purpose),
        gt(mailedTokens.expiresAt, wanted.now),
      ),
    )
    .returning()
  return row
}

/** Uses one try of the code that an account was mailed up; undefined when there is none left. */
export async function takeCodeTry(
  db: Database,
  accountId: number,
  now: Date,
): Promise<MailedToken | undefined> {
  const [row] = await db
    .update(mailedTokens)
    .set({ codeTriesLeft: sql`${mailedTokens.codeTriesLeft} - 1` })
    .where(
      and(
        eq(mailedTokens.accountId, accountId),
        eq(mailedTokens.purpose, 'email'),
        gt(mailedTokens.codeTriesLeft, 0),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Ends what an account was mailed: all of it, or what is for one purpose. */
export async function deleteTokens(
  db: Database,
  accountId: number,
  purpose?: MailedToken['purpose'],
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.accountId, accountId),
        purpose ? eq(mailedTokens.purpose, purpose) : undefined,
      ),
    )
}
