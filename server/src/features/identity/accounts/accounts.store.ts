import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { columnList, fixedStatement, partOfRow } from '../../../platform/db/fixed-statement.ts'
import { accounts, operatorLinks, sessions } from './accounts.table.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert
export type Session = typeof sessions.$inferSelect

// Every call asks for these: each column more is read as often, and secrets are none of a call's business.
const { id, siteId, kind, role, staffRole, blockedAt, blockedReason, tracking, vipUntil } = accounts
const callingColumns = {
  id,
  siteId,
  kind,
  role,
  staffRole,
  blockedAt,
  blockedReason,
  tracking,
  vipUntil,
}
const sessionColumns = {
  id: sessions.id,
  hasSecondFactor: sessions.hasSecondFactor,
  seenBy: sessions.seenBy,
  expiresAt: sessions.expiresAt,
  lastSeenAt: sessions.lastSeenAt,
}

/** An account, as far as a call is decided by it. */
export type CallingAccount = Pick<Account, keyof typeof callingColumns>
/** A session, as far as a call is decided by it. */
export type CallingSession = Pick<Session, keyof typeof sessionColumns>

const selectBySession = fixedStatement<
  Record<string, unknown>,
  [tokenHash: string, siteId: number]
>(`
  select ${columnList(callingColumns, 'account.')}, ${columnList(sessionColumns, 'session.')}
  from sessions join accounts on accounts.id = sessions.account_id
  where sessions.token_hash = $1 and accounts.site_id = $2`)

/** The member of a live session, on this site only. Notes the use once a minute. */
export async function findBySession(
  db: Database,
  siteId: number,
  tokenHash: string,
): Promise<{ account: CallingAccount; session: CallingSession } | undefined> {
  const [row] = await selectBySession(db, tokenHash, siteId)
  return row && { account: partOfRow(row, 'account.'), session: partOfRow(row, 'session.') }
}

export async function findSessions(
  db: Database,
  ids: readonly number[],
): Promise<{ account: Account; session: Session }[]> {
  if (ids.length === 0) return []
  return db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(sql`${sessions.id} = any(${sql.param([...ids])}::int[])`)
}

export async function touchSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id))
}

const selectGuest = fixedStatement<CallingAccount, [siteId: number, guestHash: string]>(`
  select ${columnList(callingColumns)} from accounts where site_id = $1 and guest_hash = $2`)

export async function findGuest(
  db: Database,
  siteId: number,
  guestHash: string,
): Promise<CallingAccount | undefined> {
  const [row] = await selectGuest(db, siteId, guestHash)
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

/** The member who has shown that the address is theirs. */
export async function findByEmail(
  db: Database,
  siteId: number,
  emailKey: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.emailKey, emailKey)))
  return row
}

export async function findAccount(db: Database, id: number): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id))
  return row
}

/** The account, held until the transaction ends: nobody else changes or removes it meanwhile. */
export async function lockAccount(tx: Database, id: number): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return row
}

/** The account, held for its end: what was being stored for it is there by now, and nothing more can be. */
export async function lockForEnd(tx: Database, id: number): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
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

/** Gives a member without a username one, with its password; undefined when there is one. Throws on the index accounts_username. */
export async function addLogin(
  db: Database,
  id: number,
  login: Pick<NewAccount, 'username' | 'usernameKey' | 'passwordHash'>,
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set(login)
    .where(and(eq(accounts.id, id), eq(accounts.kind, 'member'), isNull(accounts.usernameKey)))
    .returning()
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

/** Ends those of an account that were used longest ago, so that so many are left. */
export async function deleteOldSessions(
  db: Database,
  accountId: number,
  max: number,
): Promise<void> {
  await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where account_id = ${accountId} order by last_seen_at desc, id desc offset ${max}
    )`)
}

export async function listSessions(db: Database, accountId: number): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Where an account is logged in: addresses, each once. Not those of staff who look. */
export async function listLoginAddresses(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.seenBy)))
  return rows.map(({ ip }) => ip)
}

/** Deletes sessions of an account: all, one alone, or all but one; how many there were. */
export async function deleteSessions(
  db: Database,
  accountId: number,
  { only, except }: { only?: number | undefined; except?: number | undefined } = {},
): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length
}

/** Numbers of all owners, who stay what they are until the transaction ends. */
export async function lockOwners(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.staffRole, 'owner'))
    .orderBy(accounts.id)
    .for('update')
  return rows.map((row) => row.id)
}

export async function countOwners(db: Database): Promise<number> {
  return db.$count(accounts, eq(accounts.staffRole, 'owner'))
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
