import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, operatorLinks, sessions } from './accounts.table.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert
export type Session = typeof sessions.$inferSelect

/** The member of a live session, on this site only. Notes the use once a minute. */
export async function findBySession(
  db: Database,
  siteId: number,
  tokenHash: string,
): Promise<{ account: Account; session: Session } | undefined> {
  const [row] = await db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(accounts.siteId, siteId)))
  return row
}

export async function touchSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id))
}

export async function findGuest(
  db: Database,
  siteId: number,
  guestHash: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.guestHash, guestHash)))
  return row
}

/** Adds a guest; undefined when another request was quicker. */
export async function insertGuest(db: Database, guest: NewAccount): Promise<Account | undefined> {
  const [row] = await db.insert(accounts).values(guest).onConflictDoNothing().returning()
  return row
}

export async function findMember(
  db: Database,
  siteId: number,
  usernameKey: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.usernameKey, usernameKey)))
  return row
}

export async function findAccount(db: Database, id: number): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** Throws on the index accounts_username when the name is taken. */
export async function insertMember(db: Database, member: NewAccount): Promise<Account> {
  const [row] = await db.insert(accounts).values(member).returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateAccount(
  db: Database,
  id: number,
  changes: Partial<NewAccount>,
): Promise<Account | undefined> {
  if (Object.keys(changes).length === 0) return findAccount(db, id)
  const [row] = await db.update(accounts).set(changes).where(eq(accounts.id, id)).returning()
  return row
}

export async function deleteAccount(db: Database, id: number): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id))
}

export async function insertSession(
  db: Database,
  session: Pick<
    Session,
    'accountId' | 'tokenHash' | 'userAgent' | 'ip' | 'createdAt' | 'lastSeenAt'
  >,
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function listSessions(db: Database, accountId: number): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Ends one session of an account; false when there is none. */
export async function deleteSession(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteSessions(db: Database, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

export async function countOperators(db: Database): Promise<number> {
  return db.$count(accounts, eq(accounts.isOperator, true))
}

/** Makes this the only operator link that works. */
export async function replaceOperatorLink(db: Database, tokenHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(operatorLinks)
    await tx.insert(operatorLinks).values({ tokenHash })
  })
}

/** Uses a link up; false when it is not (or no longer) there. */
export async function spendOperatorLink(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(operatorLinks)
    .where(eq(operatorLinks.tokenHash, tokenHash))
    .returning({ tokenHash: operatorLinks.tokenHash })
  return rows.length > 0
}
