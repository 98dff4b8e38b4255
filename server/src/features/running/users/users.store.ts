import type { peopleKinds } from '@atelier/contract/features/running/users'
import { and, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, sessions } from '../../identity/accounts/accounts.table.ts'
import { works } from '../../making/works/works.table.ts'
import { invitations } from '../../money/invitations/invitations.table.ts'
import { ledgerEntries } from '../../money/ledger/ledger.table.ts'
import { orders } from '../../money/payments/orders.table.ts'
import { chatGroups } from '../../talk/groups/groups.table.ts'

// By their full names: in a selection from one table the query builder leaves the table out.
const columns = {
  id: accounts.id,
  kind: accounts.kind,
  username: accounts.username,
  name: accounts.name,
  avatar: accounts.avatar,
  email: accounts.email,
  staffRole: accounts.staffRole,
  blockedAt: accounts.blockedAt,
  createdAt: accounts.createdAt,
  credits: sql<number>`coalesce((select balance from ledger_purses where ledger_purses.account_id = accounts.id and purse = 'credits'), 0)::float8`,
  lastSeenAt: sql<
    string | null
  >`(select max(seen.last_seen_at) from sessions as seen where seen.account_id = accounts.id and seen.seen_by is null)`,
}

const ofKind: Record<(typeof peopleKinds)[number], SQL | undefined> = {
  members: eq(accounts.kind, 'member'),
  guests: eq(accounts.kind, 'guest'),
  blocked: isNotNull(accounts.blockedAt),
  staff: isNotNull(accounts.staffRole),
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

export type PeopleFilter = {
  siteId: number
  query: string
  kind?: (typeof peopleKinds)[number] | undefined
}

const chosen = ({ siteId, query, kind }: PeopleFilter) => {
  const part = `%${escaped(query)}%`
  const words = or(
    ilike(accounts.username, part),
    ilike(accounts.name, part),
    ilike(accounts.email, part),
    /^\d{1,9}$/.test(query) ? eq(accounts.id, Number(query)) : undefined,
  )
  return and(eq(accounts.siteId, siteId), kind && ofKind[kind], query ? words : undefined)
}

/** Newest first. */
export async function listUsers(
  db: Database,
  { page, size, ...filter }: PeopleFilter & { page: number; size: number },
) {
  const where = chosen(filter)
  const [rows, all] = await Promise.all([
    db
      .select(columns)
      .from(accounts)
      .where(where)
      .orderBy(desc(accounts.createdAt), desc(accounts.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(accounts, where),
  ])
  return { rows, count: all }
}

export type PersonRow = Awaited<ReturnType<typeof listUsers>>['rows'][number]

export async function findPerson(db: Database, siteId: number, id: number) {
  const [row] = await db
    .select({
      ...columns,
      blockedReason: accounts.blockedReason,
      vipUntil: accounts.vipUntil,
      hasSecondFactor: sql<boolean>`${accounts.totpSecret} is not null`,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
    })
    .from(accounts)
    .where(and(eq(accounts.siteId, siteId), eq(accounts.id, id)))
  return row
}

/** Last used first. */
export const listSessions = (db: Database, accountId: number) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt))

export async function countThings(db: Database, accountId: number) {
  const [conversations, made, bought] = await Promise.all([
    db.$count(chatGroups, eq(chatGroups.ownerId, accountId)),
    db.$count(works, eq(works.ownerId, accountId)),
    db.$count(orders, eq(orders.accountId, accountId)),
  ])
  return { conversations, works: made, orders: bought }
}

export async function findInviter(db: Database, accountId: number) {
  const [row] = await db
    .select({ id: accounts.id, username: accounts.username, name: accounts.name })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.inviterId))
    .where(eq(invitations.accountId, accountId))
  return row
}

/** Newest first. */
export async function listInvited(db: Database, inviterId: number, limit: number) {
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: accounts.id,
        username: accounts.username,
        name: accounts.name,
        reward: invitations.reward,
        at: invitations.createdAt,
      })
      .from(invitations)
      .innerJoin(accounts, eq(accounts.id, invitations.accountId))
      .where(eq(invitations.inviterId, inviterId))
      .orderBy(desc(invitations.id))
      .limit(limit),
    db.select({ n: count() }).from(invitations).where(eq(invitations.inviterId, inviterId)),
  ])
  return { rows, count: all?.n ?? 0 }
}

/** Newest first, those that their owner hid included. */
export async function listEntries(
  db: Database,
  accountId: number,
  { page, size }: { page: number; size: number },
) {
  const where = eq(ledgerEntries.accountId, accountId)
  const [rows, all] = await Promise.all([
    db
      .select()
      .from(ledgerEntries)
      .where(where)
      .orderBy(desc(ledgerEntries.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(ledgerEntries, where),
  ])
  return { rows, count: all }
}

/** With a reason: nobody gets in any more. Without one: they may log in again. */
export async function setBlocked(
  db: Database,
  id: number,
  blocked: { at: Date; reason: string } | null,
): Promise<void> {
  await db
    .update(accounts)
    .set({ blockedAt: blocked?.at ?? null, blockedReason: blocked?.reason ?? '' })
    .where(eq(accounts.id, id))
}
