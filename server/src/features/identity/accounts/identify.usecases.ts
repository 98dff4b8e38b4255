// Who calls: decided at every call from what the database says at that moment.
import { Failure } from '@atelier/contract/errors'
import { mayDo, seesAllSites } from '@atelier/contract/staff-roles'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken } from '../../../platform/ids.ts'
import * as store from './accounts.store.ts'
import { type GuestDependencies, takeInGuest } from './accounts.usecases.ts'
import { mayManage } from './may-manage.ts'

type SessionDependencies = { db: Database; clock: Clock }

// A guest id opens an account, so a guessable one is none.
const guestIdPattern = /^[\w-]{16,64}$/

/** Who an Authorization header speaks for; null for nobody. A guest unknown so far is taken in. */
export async function identify(
  authorization: string,
  { site, ip }: { site: Site; ip: string },
  dependencies: GuestDependencies,
): Promise<Caller | null> {
  const [scheme, credential] = authorization.split(' ', 2)
  if (!credential) return null
  if (scheme === 'Bearer') return identifyMember(credential, site, dependencies)
  if (scheme !== 'Guest' || !guestIdPattern.test(credential)) return null
  const guest = await takeInGuest({ guestId: credential, site, ip, tracking: {} }, dependencies)
  return toCaller(guest, null)
}

async function identifyMember(
  token: string,
  site: Site,
  { db, clock }: SessionDependencies,
): Promise<Caller | null> {
  const found = await store.findBySession(db, site.id, hashToken(token))
  if (!found) return null
  const { blockedAt, blockedReason } = found.account
  if (blockedAt) throw new Failure('auth.blocked', { values: { reason: blockedReason } })
  if (!(await isOpen(found, { db, clock }))) return null
  const now = clock.now()
  if (now.getTime() - found.session.lastSeenAt.getTime() > 60_000)
    await store.touchSession(db, found.session.id, now)
  return toCaller(found.account, found.session)
}

const toCaller = (account: store.CallingAccount, session: store.CallingSession | null): Caller => ({
  accountId: account.id,
  siteId: account.siteId,
  kind: account.kind,
  staffRole: account.staffRole,
  sessionId: session?.id ?? null,
  hasSecondFactor: session?.hasSecondFactor ?? false,
  isLook: session?.seenBy != null,
  role: account.role,
  vipUntil: account.vipUntil,
})

/** The sessions by which nobody is let in any more, of those by which somebody was. */
export async function listEnded(
  sessionIds: readonly number[],
  dependencies: SessionDependencies,
): Promise<Set<number>> {
  const ended = new Set(sessionIds)
  for (const found of await store.findSessions(dependencies.db, sessionIds))
    if (!found.account.blockedAt && (await isOpen(found, dependencies)))
      ended.delete(found.session.id)
  return ended
}

/** Whether somebody who was let in, and stays on a line, would be let in still. A guest has no session that could end. */
export const isStillLetIn = async (
  { sessionId }: Pick<Caller, 'sessionId'>,
  dependencies: SessionDependencies,
): Promise<boolean> => sessionId === null || (await listEnded([sessionId], dependencies)).size === 0

type Opened = { account: store.CallingAccount; session: store.CallingSession }

/** Whether a session has not ended by itself: by its time or, where somebody looks through it, by their not being allowed to any more. */
async function isOpen(
  { account, session }: Opened,
  { db, clock }: SessionDependencies,
): Promise<boolean> {
  if (session.expiresAt && session.expiresAt <= clock.now()) return false
  if (session.seenBy === null) return true
  const looker = await store.findAccount(db, session.seenBy)
  if (!looker?.staffRole || looker.blockedAt || !mayDo(looker.staffRole, 'seeAs')) return false
  const isTheirs = looker.siteId === account.siteId || seesAllSites(looker.staffRole)
  return isTheirs && mayManage(account, { accountId: looker.id, staffRole: looker.staffRole })
}
