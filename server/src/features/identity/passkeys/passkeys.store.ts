import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { passkeyChallenges, passkeys } from './passkeys.table.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'id' | 'lastUsedAt'>
export type Challenge = typeof passkeyChallenges.$inferSelect

/** Where a challenge is good, and for whom: the member who adds a passkey, or null for whoever logs in. */
export type ChallengePlace = Pick<Challenge, 'siteId' | 'host' | 'accountId'>

/** Adds a challenge, and removes all that have run out. */
export async function insertChallenge(
  db: Database,
  challenge: Challenge,
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.insert(passkeyChallenges).values(challenge)
}

/** Uses a challenge up; undefined when it is not (or no longer) good there. */
export async function spendChallenge(
  db: Database,
  challengeHash: string,
  { siteId, host, accountId }: ChallengePlace,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.siteId, siteId),
        eq(passkeyChallenges.host, host),
        accountId === null
          ? isNull(passkeyChallenges.accountId)
          : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning()
  return row
}

export async function listPasskeys(db: Database, accountId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.id))
}

export async function countPasskeys(db: Database, accountId: number): Promise<number> {
  return db.$count(passkeys, eq(passkeys.accountId, accountId))
}

export async function findPasskey(
  db: Database,
  { siteId, host, credentialId }: Pick<PasskeyRow, 'siteId' | 'host' | 'credentialId'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.siteId, siteId),
        eq(passkeys.host, host),
        eq(passkeys.credentialId, credentialId),
      ),
    )
  return row
}

/** Throws on passkeys_credential. */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<PasskeyRow> {
  const [row] = await db.insert(passkeys).values(passkey).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Notes a use; false when it is gone, or has been used since by its counter. */
export async function noteUse(
  db: Database,
  id: number,
  use: Pick<PasskeyRow, 'counter' | 'synced'> & { lastUsedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set(use)
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, use.counter), sql`${passkeys.counter} = 0 and ${use.counter} = 0`),
      ),
    )
    .returning({ id: passkeys.id })
  return rows.length > 0
}

const owned = (accountId: number, id: number) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))

/** Names one of an account's; undefined when there is none. */
export async function renamePasskey(
  db: Database,
  accountId: number,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(owned(accountId, id)).returning()
  return row
}

/** Removes one of an account's; false when there is none. */
export async function deletePasskey(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db.delete(passkeys).where(owned(accountId, id)).returning({ id: passkeys.id })
  return rows.length > 0
}
