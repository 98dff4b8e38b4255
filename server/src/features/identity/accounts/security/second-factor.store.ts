import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import type { Account } from '../accounts.store.ts'
import { accounts, sessions } from '../accounts.table.ts'
import { factorTickets, recoveryCodes } from './security.table.ts'

export type FactorTicket = typeof factorTickets.$inferSelect

/** Turns the second factor on; undefined when it is on already. */
export async function turnOn(
  db: Database,
  id: number,
  factor: { totpSecret: string; totpLastStep: number },
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set(factor)
    .where(and(eq(accounts.id, id), isNull(accounts.totpSecret)))
    .returning()
  return row
}

/** Turns it off; undefined when it is off already. */
export async function turnOff(db: Database, id: number): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ totpSecret: null, totpLastStep: null })
    .where(and(eq(accounts.id, id), isNotNull(accounts.totpSecret)))
    .returning()
  return row
}

/** Uses a time step up; false when it or a later one, up to `latest`, was used before. */
export async function spendStep(
  db: Database,
  id: number,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const rows = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(accounts.id, id),
        or(
          isNull(accounts.totpLastStep),
          lt(accounts.totpLastStep, step),
          gt(accounts.totpLastStep, latest),
        ),
      ),
    )
    .returning({ id: accounts.id })
  return rows.length > 0
}

/** Puts these in the place of all codes of an account. */
export async function replaceRecoveryCodes(
  db: Database,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  if (hashes.length)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Uses a code up; false when it is none of the account’s. */
export async function spendRecoveryCode(
  db: Database,
  accountId: number,
  codeHash: string,
): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ accountId: recoveryCodes.accountId })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId))
}

/** Adds one, and removes all that have run out. */
export async function insertTicket(db: Database, ticket: FactorTicket, now: Date): Promise<void> {
  await db.delete(factorTickets).where(lte(factorTickets.expiresAt, now))
  await db.insert(factorTickets).values(ticket)
}

/** Uses one try of a ticket up; undefined when it is not (or no longer) good on this device. */
export async function takeTicketTry(
  db: Database,
  { tokenHash, deviceHash, now }: Pick<FactorTicket, 'tokenHash' | 'deviceHash'> & { now: Date },
): Promise<FactorTicket | undefined> {
  const [row] = await db
    .update(factorTickets)
    .set({ triesLeft: sql`${factorTickets.triesLeft} - 1` })
    .where(
      and(
        eq(factorTickets.tokenHash, tokenHash),
        eq(factorTickets.deviceHash, deviceHash),
        gt(factorTickets.triesLeft, 0),
        gt(factorTickets.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Uses a ticket up; false when somebody was quicker. */
export async function spendTicket(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(factorTickets)
    .where(eq(factorTickets.tokenHash, tokenHash))
    .returning({ tokenHash: factorTickets.tokenHash })
  return rows.length > 0
}

export async function deleteTickets(db: Database, accountId: number): Promise<void> {
  await db.delete(factorTickets).where(eq(factorTickets.accountId, accountId))
}

/** The session has shown a second factor. */
export async function noteFactor(db: Database, sessionId: number): Promise<void> {
  await db.update(sessions).set({ hasSecondFactor: true }).where(eq(sessions.id, sessionId))
}
