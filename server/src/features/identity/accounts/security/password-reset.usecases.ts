// A new password for somebody who has forgotten theirs: by a link that is mailed, or that an operator hands over.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../../platform/db/database.ts'
import { networkOf } from '../../../../platform/http/network-key.ts'
import type { Caller } from '../../../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../../../platform/ids.ts'
import { forgetTries, limitTries } from '../../../../platform/limits/limits.ts'
import { mailTo } from '../../../../platform/mail/mail-to.ts'
import { type Account, updateAccount } from '../accounts.store.ts'
import type { Origin } from '../accounts.usecases.ts'
import { endSessions } from '../end-sessions.ts'
import { usernameKey } from '../login-names.ts'
import { mayManage } from '../may-manage.ts'
import { hashPassword } from '../passwords.ts'
import { dialogLink, minutesOf, type Reading } from './account-mails.ts'
import { type Entry, enterMember } from './enter.usecases.ts'
import { findByLoginName, loginLimit } from './log-in.usecases.ts'
import * as tokens from './mailed-tokens.store.ts'
import { deleteTickets } from './second-factor.store.ts'
import type { SecurityDependencies } from './security-dependencies.ts'

const mailedLifeMs = 30 * 60_000
const handedLifeMs = 24 * 60 * 60_000
const noticeLifeMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/**
 * Mails a link to whoever logs in by this name, where they have bound an e-mail. Answers the same, and does as much, when nobody does.
 * Throws mail.not_set_up, request.too_fast.
 */
export async function requestReset(
  name: string,
  reading: Reading & { ip: string },
  dependencies: SecurityDependencies,
): Promise<void> {
  const { db, mail } = dependencies
  if (!mail.isSetUp) throw new Failure('mail.not_set_up')
  const { site, ip } = reading
  await limitTries(
    [
      { key: ['reset from', networkOf(ip)], max: 20, windowMs: hourMs },
      { key: ['reset', site.id, usernameKey(name)], max: 3, windowMs: hourMs },
    ],
    dependencies,
  )
  const found = await findByLoginName(db, site.id, name)
  const member = found?.email ? found : undefined
  await db.transaction(async (tx) => {
    const { token, expiresAt } = await issueToken(tx, member, site.id, mailedLifeMs, dependencies)
    const words = member?.email ? resetMail(member.email, member, token, reading) : null
    await mail.queue(tx, words, expiresAt)
  })
  mail.wake()
}

function resetMail(to: string, member: Account, token: string, reading: Reading) {
  const { origin } = reading
  const about = { account: member.username ?? '', minutes: minutesOf(mailedLifeMs) }
  return mailTo(
    to,
    reading,
    (texts, site) => texts.resetPassword({ ...about, site, pasted: origin === undefined }),
    origin ? { url: dialogLink(origin, 'reset-password', token) } : { code: token },
  )
}

async function issueToken(
  db: Database,
  member: Account | undefined,
  siteId: number,
  lifeMs: number,
  { clock }: Pick<SecurityDependencies, 'clock'>,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const tokenHash = hashToken(token)
  const accountId = member?.id ?? null
  await tokens.insertToken(db, { siteId, accountId, purpose: 'reset', tokenHash, expiresAt }, now)
  return { token, expiresAt }
}

/**
 * A link for a member of the site, to hand over; good for a day. Whoever has it gets in, so it is made only for those whom its maker may
 * manage. Throws members.not_found, people.not_yours.
 */
export async function makeResetLink(
  name: string,
  { siteId, origin, caller }: { siteId: number; origin: string; caller: Caller },
  dependencies: SecurityDependencies,
): Promise<{ url: string; expiresAt: Date }> {
  const { db } = dependencies
  const member = await findByLoginName(db, siteId, name)
  if (!member) throw new Failure('members.not_found')
  if (!mayManage(member, caller)) throw new Failure('people.not_yours')
  const issued = await issueToken(db, member, siteId, handedLifeMs, dependencies)
  return {
    url: dialogLink(origin, 'reset-password', issued.token),
    expiresAt: issued.expiresAt,
  }
}

/** Sets a new password, ends every session and whatever else was under way, and lets the member in. Throws auth.reset_expired. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  from: Origin & Pick<Reading, 'locale'>,
  dependencies: SecurityDependencies,
): Promise<Entry> {
  const { db, clock, mail } = dependencies
  const { site } = from
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  const wanted = { tokenHash: hashToken(token), siteId: site.id, purpose: 'reset', now } as const
  const { entry, member } = await db.transaction(async (tx) => {
    const spent = await tokens.spendToken(tx, wanted)
    const member = spent?.accountId && (await updateAccount(tx, spent.accountId, { passwordHash }))
    if (!member) throw new Failure('auth.reset_expired')
    await endSessions(tx, member.id)
    await tokens.deleteTokens(tx, member.id)
    await deleteTickets(tx, member.id)
    if (member.email && mail.isSetUp)
      await mail.queue(
        tx,
        changedMail(member.email, member, from),
        new Date(now.getTime() + noticeLifeMs),
      )
    return { entry: await enterMember(member, from, { ...dependencies, db: tx }), member }
  })
  mail.wake()
  for (const name of [member.username, member.email])
    if (name) await forgetTries(loginLimit(site.id, name), dependencies)
  return entry
}

const changedMail = (to: string, member: Account, reading: Pick<Reading, 'site' | 'locale'>) =>
  mailTo(to, reading, (texts, site) =>
    texts.passwordChanged({ site, account: member.username ?? '' }),
  )
