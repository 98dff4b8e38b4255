import { Failure } from '@atelier/contract/errors'
import type { UserInfo } from '@atelier/contract/features/auth'
import type { Clock } from '../../platform/clock.ts'
import { type Database, violates } from '../../platform/db/database.ts'
import type { Caller, Site } from '../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../platform/ids.ts'
import * as store from './accounts.store.ts'
import { checkPassword, hashPassword } from './passwords.ts'

/** Moves what a guest made to the member it becomes; one for each feature that owns something. */
export type AdoptFromGuest = (tx: Database, guestId: number, memberId: number) => Promise<void>

export type AccountDependencies = {
  db: Database
  clock: Clock
  adopters: readonly AdoptFromGuest[]
}

/** Where a session is opened from. */
export type Device = { userAgent: string; ip: string }

const usernameKey = (username: string) => username.normalize('NFKC').toLowerCase()

// A guest id opens an account, so a guessable one is none.
const guestIdPattern = /^[\w-]{16,64}$/

/** Who an Authorization header speaks for; null for nobody. A guest unknown so far is taken in. */
export async function identify(
  authorization: string,
  site: Site,
  { db, clock }: AccountDependencies,
): Promise<Caller | null> {
  const [scheme, credential] = authorization.split(' ', 2)
  if (!credential) return null
  if (scheme === 'Bearer') return identifyMember(credential, site, { db, clock })
  if (scheme !== 'Guest' || !guestIdPattern.test(credential)) return null
  const guest = await takeInGuest(credential, site, {}, db)
  return toCaller(guest, null)
}

async function identifyMember(
  token: string,
  site: Site,
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
): Promise<Caller | null> {
  const found = await store.findBySession(db, site.id, hashToken(token))
  if (!found) return null
  const now = clock.now()
  if (now.getTime() - found.session.lastSeenAt.getTime() > 60_000)
    await store.touchSession(db, found.session.id, now)
  return toCaller(found.account, found.session.id)
}

const toCaller = (account: store.Account, sessionId: number | null): Caller => ({
  accountId: account.id,
  siteId: account.siteId,
  kind: account.kind,
  isOperator: account.isOperator,
  sessionId,
  role: account.role,
})

/** The account of a guest id, made when it is new. Where the guest came from is kept the first time that it is told. */
export async function takeInGuest(
  guestId: string,
  site: Site,
  tracking: Record<string, string>,
  db: Database,
): Promise<store.Account> {
  const guestHash = hashToken(guestId)
  const known = await store.findGuest(db, site.id, guestHash)
  if (known) return withTracking(known, tracking, db)
  const made = await store.insertGuest(db, { siteId: site.id, kind: 'guest', guestHash, tracking })
  const guest = made ?? (await store.findGuest(db, site.id, guestHash))
  if (!guest) throw new Error('a guest vanished while it was taken in')
  return made ? guest : withTracking(guest, tracking, db)
}

async function withTracking(
  guest: store.Account,
  tracking: Record<string, string>,
  db: Database,
): Promise<store.Account> {
  const isNews = Object.keys(tracking).length > 0 && Object.keys(guest.tracking).length === 0
  return (isNews && (await store.updateAccount(db, guest.id, { tracking }))) || guest
}

/** Opens a session; the token is shown here once and kept only as a hash. */
async function openSession(
  accountId: number,
  device: Device,
  db: Database,
  clock: Clock,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await store.insertSession(db, {
    accountId,
    tokenHash: hashToken(token),
    userAgent: device.userAgent.slice(0, 500),
    ip: device.ip,
    createdAt: now,
    lastSeenAt: now,
  })
  return token
}

export type SignedIn = { token: string; account: store.Account }

/** Makes a member and signs them in; a calling guest's things become theirs. Throws auth.username_taken. */
export async function registerMember(
  member: { username: string; password: string; invitedBy?: string | undefined },
  from: { site: Site; caller: Caller | null; device: Device; isOperator?: boolean },
  { db, clock, adopters }: AccountDependencies,
): Promise<SignedIn> {
  const passwordHash = await hashPassword(member.password)
  try {
    return await db.transaction(async (tx) => {
      const account = await store.insertMember(tx, {
        siteId: from.site.id,
        kind: 'member',
        username: member.username,
        usernameKey: usernameKey(member.username),
        passwordHash,
        name: member.username,
        isOperator: from.isOperator ?? false,
        invitedBy: member.invitedBy ?? null,
      })
      await adoptGuest(tx, from.caller, account.id, adopters)
      return { token: await openSession(account.id, from.device, tx, clock), account }
    })
  } catch (error) {
    if (violates(error, 'accounts_username')) throw new Failure('auth.username_taken')
    throw error
  }
}

/** Signs a member in; a calling guest's things join theirs. Throws auth.wrong_credentials. */
export async function signIn(
  credentials: { username: string; password: string },
  from: { site: Site; caller: Caller | null; device: Device },
  { db, clock, adopters }: AccountDependencies,
): Promise<SignedIn> {
  const account = await store.findMember(db, from.site.id, usernameKey(credentials.username))
  const fits = await checkPassword(account?.passwordHash, credentials.password)
  if (!account || !fits) throw new Failure('auth.wrong_credentials')
  return db.transaction(async (tx) => {
    await adoptGuest(tx, from.caller, account.id, adopters)
    return { token: await openSession(account.id, from.device, tx, clock), account }
  })
}

async function adoptGuest(
  tx: Database,
  caller: Caller | null,
  memberId: number,
  adopters: readonly AdoptFromGuest[],
): Promise<void> {
  if (caller?.kind !== 'guest') return
  for (const adopt of adopters) await adopt(tx, caller.accountId, memberId)
  await store.deleteAccount(tx, caller.accountId)
}

export type ProfileChanges = {
  name?: string | undefined
  avatar?: string | undefined
  sign?: string | undefined
  role?: string | undefined
  oldPassword?: string | undefined
  password?: string | undefined
}

/** Changes the profile. A new password wants the old one and ends every session. Throws auth.wrong_password. */
export async function updateProfile(
  accountId: number,
  changes: ProfileChanges,
  db: Database,
): Promise<{ account: store.Account; signedOut: boolean }> {
  const { oldPassword, password, ...profile } = changes
  const before = await getAccount(accountId, db)
  if (password !== undefined && !(await checkPassword(before.passwordHash, oldPassword ?? '')))
    throw new Failure('auth.wrong_password', { fields: [] })
  const passwordHash = password === undefined ? {} : { passwordHash: await hashPassword(password) }
  const given = Object.fromEntries(
    Object.entries(profile).filter(([, value]) => value !== undefined),
  )
  return db.transaction(async (tx) => {
    const account = await store.updateAccount(tx, accountId, { ...given, ...passwordHash })
    if (!account) throw new Failure('auth.expired')
    if (password !== undefined) await store.deleteSessions(tx, accountId)
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
  isOperator: account.isOperator,
})

/** The account of a caller. Throws auth.expired when it is gone. */
export async function getAccount(accountId: number, db: Database): Promise<store.Account> {
  const account = await store.findAccount(db, accountId)
  if (!account) throw new Failure('auth.expired')
  return account
}
