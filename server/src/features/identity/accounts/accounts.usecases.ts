import { Failure } from '@atelier/contract/errors'
import type { UserBalance, UserInfo } from '@atelier/contract/features/identity/auth'
import { impersonationMark } from '@atelier/contract/features/identity/auth-rules'
import type { StaffRole } from '@atelier/contract/staff-roles'
import type { Clock } from '../../../platform/clock.ts'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import type { LimitDependencies } from '../../../platform/limits/limits.ts'
import * as store from './accounts.store.ts'
import { endSessions } from './end-sessions.ts'
import { usernameKey } from './login-names.ts'
import { countNewAccount } from './new-accounts.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { deleteTokens } from './security/mailed-tokens.store.ts'
import { deleteTickets } from './security/second-factor.store.ts'

/** How a guest becomes a member: one made just now, or one who was there before. */
export type Adoption = { site: Site; isNew: boolean; at: Date; guestVipUntil: Date | null }

/** Moves what a guest made to the member it becomes; one for each feature that owns something. */
export type AdoptFromGuest = (
  tx: Database,
  guestId: number,
  memberId: number,
  adoption: Adoption,
) => Promise<void>

/** Somebody who is new here, in the transaction that makes the account. */
export type Welcome = (
  newcomer: { account: store.Account; site: Site; ip: string },
  dependencies: { db: Database; clock: Clock },
) => Promise<void>

export type AccountDependencies = {
  db: Database
  clock: Clock
  adopters: readonly AdoptFromGuest[]
  /** What is done for new members, and for new guests. */
  welcomeMember: readonly Welcome[]
  welcomeGuest: readonly Welcome[]
  /** What somebody holds, as it is told on the wire. */
  balanceOf(holder: Pick<Caller, 'accountId' | 'vipUntil'>, site: Site): Promise<UserBalance>
}

export type GuestDependencies = Pick<AccountDependencies, 'db' | 'clock' | 'welcomeGuest'>

/** Where a session is opened from. */
export type Device = { userAgent: string; ip: string }

/** Who signs in on which site: nobody so far, or a guest whose things come along. */
export type Origin = { site: Site; caller: Caller | null; device: Device }

/** The account of a guest id, made when it is new. Where the guest came from is kept the first time that it is told. Throws accounts.too_many. */
export async function takeInGuest(
  visit: { guestId: string; site: Site; ip: string; tracking: Record<string, string> },
  dependencies: GuestDependencies,
): Promise<store.CallingAccount> {
  const { guestId, site, ip, tracking } = visit
  const { db, clock, welcomeGuest } = dependencies
  const guestHash = hashToken(guestId)
  const known = await store.findGuest(db, site.id, guestHash)
  if (known) return withTracking(known, tracking, db)
  const made = await db.transaction(async (tx) => {
    const newGuest = { siteId: site.id, kind: 'guest' as const, guestHash, tracking }
    const account = await store.insertGuest(tx, newGuest)
    if (!account) return undefined
    await countNewAccount(ip, { db: tx, clock })
    for (const welcome of welcomeGuest) await welcome({ account, site, ip }, { db: tx, clock })
    return account
  })
  const guest = made ?? (await store.findGuest(db, site.id, guestHash))
  if (!guest) throw new Error('a guest vanished while it was taken in')
  return made ? guest : withTracking(guest, tracking, db)
}

async function withTracking(
  guest: store.CallingAccount,
  tracking: Record<string, string>,
  db: Database,
): Promise<store.CallingAccount> {
  const isNews = Object.keys(tracking).length > 0 && Object.keys(guest.tracking).length === 0
  return (isNews && (await store.updateAccount(db, guest.id, { tracking }))) || guest
}

/** A session that sees what somebody sees until then, and changes nothing; the token is shown here once. */
export async function openImpersonation(
  { accountId, seenBy, expiresAt }: { accountId: number; seenBy: number; expiresAt: Date },
  device: Device,
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
): Promise<string> {
  return openSession({ accountId, seenBy, expiresAt }, device, db, clock)
}

/** Logins of one account at a time; with one more the one that was used longest ago ends. */
const maxSessions = 100

/** Opens a session; the token is shown here once and kept only as a hash. */
async function openSession(
  session: { accountId: number } & Partial<
    Pick<store.Session, 'hasSecondFactor' | 'seenBy' | 'expiresAt'>
  >,
  device: Device,
  db: Database,
  clock: Clock,
): Promise<string> {
  const token = session.seenBy == null ? newToken() : impersonationMark + newToken()
  const now = clock.now()
  await store.insertSession(db, {
    ...session,
    tokenHash: hashToken(token),
    userAgent: device.userAgent.slice(0, 500),
    ip: device.ip,
    createdAt: now,
    lastSeenAt: now,
  })
  await store.deleteOldSessions(db, session.accountId, maxSessions)
  return token
}

export type SignedIn = { token: string; account: store.Account }

/** Makes a member and signs them in; a calling guest's things become theirs. Throws auth.username_taken. */
export async function registerMember(
  member: { username: string; password: string; invitedBy?: string | undefined },
  from: Origin & { staffRole?: StaffRole },
  dependencies: AccountDependencies,
): Promise<SignedIn> {
  const login = await newLogin(member)
  return refusingTakenName(() =>
    dependencies.db.transaction(async (tx) => {
      const account = await store.insertMember(tx, {
        siteId: from.site.id,
        kind: 'member',
        ...login,
        name: member.username,
        staffRole: from.staffRole ?? null,
        invitedBy: member.invitedBy ?? null,
      })
      return admitMember(account, { ...from, isNew: true }, { ...dependencies, db: tx })
    }),
  )
}

/** Gives a member who has none a username and a password. Throws auth.username_taken, auth.has_username. */
export async function bindUsername(
  accountId: number,
  credentials: { username: string; password: string },
  db: Database,
): Promise<store.Account> {
  const login = await newLogin(credentials)
  const account = await refusingTakenName(() => store.addLogin(db, accountId, login))
  if (!account) throw new Failure('auth.has_username')
  return account
}

const newLogin = async (credentials: { username: string; password: string }) => ({
  username: credentials.username,
  usernameKey: usernameKey(credentials.username),
  passwordHash: await hashPassword(credentials.password),
})

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violates(error, 'accounts_username')) throw new Failure('auth.username_taken')
    throw error
  }
}

/**
 * Opens a session for a member who has shown who they are, or who is new; a calling guest's things become theirs. `db` is a transaction.
 * Throws auth.blocked, accounts.too_many.
 */
export async function admitMember(
  account: store.Account,
  {
    site,
    caller,
    device,
    isNew = false,
    hasSecondFactor = false,
  }: Origin & {
    isNew?: boolean
    hasSecondFactor?: boolean
  },
  { db, clock, adopters, welcomeMember }: AccountDependencies,
): Promise<SignedIn> {
  if (account.blockedAt)
    throw new Failure('auth.blocked', { values: { reason: account.blockedReason } })
  if (isNew) {
    await countNewAccount(device.ip, { db, clock })
    for (const welcome of welcomeMember)
      await welcome({ account, site, ip: device.ip }, { db, clock })
  }
  const guest = caller?.kind === 'guest' ? await store.lockForEnd(db, caller.accountId) : undefined
  if (guest) {
    // Before its purses, as whoever gives credits and VIP time at once.
    await store.lockAccount(db, account.id)
    const adoption = { site, isNew, at: clock.now(), guestVipUntil: guest.vipUntil }
    for (const adopt of adopters) await adopt(db, guest.id, account.id, adoption)
    await store.deleteAccount(db, guest.id)
  }
  const session = { accountId: account.id, hasSecondFactor }
  return { token: await openSession(session, device, db, clock), account }
}

export type ProfileChanges = {
  name?: string | undefined
  avatar?: string | undefined
  sign?: string | undefined
  role?: string | undefined
  oldPassword?: string | undefined
  password?: string | undefined
}

/** Changes the profile. A new password wants the old one and ends every session. Throws auth.wrong_password, auth.no_password. */
export async function updateProfile(
  accountId: number,
  changes: ProfileChanges,
  dependencies: LimitDependencies,
): Promise<{ account: store.Account; signedOut: boolean }> {
  const { db } = dependencies
  const { oldPassword, password, ...profile } = changes
  const before = await getAccount(accountId, db)
  if (password !== undefined && !before.passwordHash) throw new Failure('auth.no_password')
  if (password !== undefined) await provePassword(before, oldPassword ?? '', dependencies)
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) }
  const given = Object.fromEntries(
    Object.entries(profile).filter(([, value]) => value !== undefined),
  )
  return db.transaction(async (tx) => {
    const account = await store.updateAccount(tx, accountId, { ...given, ...passwordHash })
    if (!account) throw new Failure('auth.expired')
    if (password !== undefined) {
      await endSessions(tx, accountId)
      // What was begun under the old one: links that were mailed, logins that wait for a code.
      await deleteTokens(tx, accountId)
      await deleteTickets(tx, accountId)
    }
    return { account, signedOut: password !== undefined }
  })
}

/** What the account's own browser may know of it. */
export const toUserInfo = (account: store.Account): UserInfo => ({
  id: account.id,
  kind: account.kind,
  username: account.username ?? '',
  name: account.name,
  avatar: account.avatar,
  sign: account.sign,
  role: account.role,
  staffRole: account.staffRole,
  hasPassword: account.passwordHash !== null,
  email: account.email ?? '',
  hasSecondFactor: account.totpSecret !== null,
  messagingAccount: account.messagingId === null ? null : { name: account.messagingName ?? '' },
  otherWays: account.otherWays,
})

/** The account of a caller. Throws auth.expired when it is gone. */
export async function getAccount(accountId: number, db: Database): Promise<store.Account> {
  const account = await store.findAccount(db, accountId)
  if (!account) throw new Failure('auth.expired')
  return account
}

/** An account of this site; undefined for those of others. */
export async function findSiteAccount(
  accountId: number,
  site: Site,
  db: Database,
): Promise<store.Account | undefined> {
  const account = await store.findAccount(db, accountId)
  return account?.siteId === site.id ? account : undefined
}

/**
 * The account of a caller, held until the transaction ends: what is given to it meanwhile is not lost by its becoming somebody else.
 * Throws auth.expired when it is gone.
 */
export async function holdAccount(accountId: number, tx: Database): Promise<store.Account> {
  const account = await store.lockAccount(tx, accountId)
  if (!account) throw new Failure('auth.expired')
  return account
}
