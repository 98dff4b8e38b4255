// People as those who run a site see them.
import { Failure } from '@atelier/contract/errors'
import type { LedgerLine, Person, PersonPage } from '@atelier/contract/features/running/users'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { type Device, openImpersonation } from '../../identity/accounts/accounts.usecases.ts'
import { deviceName } from '../../identity/accounts/device-name.ts'
import { endSessions } from '../../identity/accounts/end-sessions.ts'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import { mayManage } from '../../identity/accounts/may-manage.ts'
import { balancesOf } from '../../money/ledger/describe-balances.ts'
import * as store from './users.store.ts'

export type UsersDependencies = {
  db: Database
  clock: Clock
  /** Those that end what runs for an account. */
  leavers: readonly Pick<OnAccountDeleted, 'stop'>[]
}

type By = Pick<RequestContext<'operator'>, 'site' | 'caller'>

const maxInvited = 100
/** How long somebody may look through the eyes of somebody else. */
const lookMs = 30 * 60_000

const nameOf = ({ username, name }: { username: string | null; name: string }) =>
  name || username || ''

const toPerson = (row: store.PersonRow): Person => ({
  id: row.id,
  kind: row.kind,
  username: row.username ?? '',
  name: row.name,
  avatar: row.avatar,
  email: row.email ?? '',
  staffRole: row.staffRole,
  blockedAt: row.blockedAt?.toISOString() ?? null,
  credits: row.credits,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt ? new Date(row.lastSeenAt).toISOString() : null,
})

export async function listUsers(
  request: Omit<store.PeopleFilter, 'siteId'> & { page: number; size: number },
  { site }: By,
  { db }: Pick<UsersDependencies, 'db'>,
): Promise<{ rows: Person[]; count: number }> {
  const { rows, count } = await store.listUsers(db, { ...request, siteId: site.id })
  return { rows: rows.map(toPerson), count }
}

/** Throws accounts.not_found. */
export async function readPerson(
  id: number,
  by: By,
  { db }: Pick<UsersDependencies, 'db'>,
): Promise<PersonPage> {
  const row = await findPerson(id, by, db)
  const [userBalance, sessions, inviter, invited, things] = await Promise.all([
    balancesOf({ accountId: id, vipUntil: row.vipUntil }, by.site, db),
    store.listSessions(db, id),
    store.findInviter(db, id),
    store.listInvited(db, id, maxInvited),
    store.countThings(db, id),
  ])
  return {
    ...toPerson(row),
    ...things,
    blockedReason: row.blockedReason,
    userBalance,
    hasSecondFactor: row.hasSecondFactor,
    hasPassword: row.hasPassword,
    mayManage: mayManage(row, by.caller),
    devices: sessions.map((session) => ({
      id: session.id,
      name: deviceName(session.userAgent),
      ip: session.ip,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isLook: session.seenBy !== null,
    })),
    invitedBy: inviter ? { id: inviter.id, name: nameOf(inviter) } : null,
    invited: invited.rows.map(({ at, reward, ...account }) => ({
      id: account.id,
      name: nameOf(account),
      reward,
      at: at.toISOString(),
    })),
    invitedCount: invited.count,
  }
}

/** Throws accounts.not_found. */
export async function listLedger(
  id: number,
  request: { page: number; size: number },
  by: By,
  { db }: Pick<UsersDependencies, 'db'>,
): Promise<{ rows: LedgerLine[]; count: number }> {
  await findPerson(id, by, db)
  const { rows, count } = await store.listEntries(db, id, request)
  return {
    rows: rows.map(({ id, createdAt, purse, cause, amount, balanceAfter, about }) => ({
      id,
      purse,
      cause,
      amount,
      balanceAfter,
      about,
      at: createdAt.toISOString(),
    })),
    count,
  }
}

/** Throws accounts.not_found, people.not_yours. */
export async function blockPerson(
  { id, reason }: { id: number; reason: string },
  by: By,
  { db, clock, leavers }: UsersDependencies,
): Promise<void> {
  await findManaged(id, by, db)
  await db.transaction(async (tx) => {
    await store.setBlocked(tx, id, { at: clock.now(), reason })
    await endSessions(tx, id)
  })
  for (const { stop } of leavers) await stop?.(id)
}

/** Throws accounts.not_found, people.not_yours. */
export async function unblockPerson(
  id: number,
  by: By,
  { db }: Pick<UsersDependencies, 'db'>,
): Promise<void> {
  await findManaged(id, by, db)
  await store.setBlocked(db, id, null)
}

/** Of one device, or of all. Throws accounts.not_found, people.not_yours, devices.not_found. */
export async function signPersonOut(
  { id, deviceId }: { id: number; deviceId?: number | undefined },
  by: By,
  { db }: Pick<UsersDependencies, 'db'>,
): Promise<number> {
  await findManaged(id, by, db)
  const ended = await endSessions(db, id, { only: deviceId })
  if (deviceId !== undefined && ended === 0) throw new Failure('devices.not_found')
  return ended
}

/** A session that looks and changes nothing. Throws accounts.not_found, people.not_yours, auth.blocked. */
export async function seeAs(
  id: number,
  by: By & { device: Device },
  { db, clock }: Pick<UsersDependencies, 'db' | 'clock'>,
): Promise<{ token: string; expiresAt: Date }> {
  const person = await findManaged(id, by, db)
  if (person.blockedAt)
    throw new Failure('auth.blocked', { values: { reason: person.blockedReason } })
  const expiresAt = new Date(clock.now().getTime() + lookMs)
  const look = { accountId: id, seenBy: by.caller.accountId, expiresAt }
  return { token: await openImpersonation(look, by.device, { db, clock }), expiresAt }
}

async function findPerson(id: number, { site }: By, db: Database) {
  const row = await store.findPerson(db, site.id, id)
  if (!row) throw new Failure('accounts.not_found')
  return row
}

async function findManaged(id: number, by: By, db: Database) {
  const row = await findPerson(id, by, db)
  if (!mayManage(row, by.caller)) throw new Failure('people.not_yours')
  return row
}
