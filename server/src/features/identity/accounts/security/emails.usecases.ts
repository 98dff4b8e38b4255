// The e-mail of a member: bound once a code or a link that was sent there comes back.
import { randomInt } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import { type Database, violates } from '../../../../platform/db/database.ts'
import type { Caller, Site } from '../../../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../../../platform/ids.ts'
import { countTry, type Limit, limitTries } from '../../../../platform/limits/limits.ts'
import { mailTo } from '../../../../platform/mail/mail-to.ts'
import { type Account, findByEmail, updateAccount } from '../accounts.store.ts'
import { getAccount } from '../accounts.usecases.ts'
import { emailKey } from '../login-names.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { provePassword } from '../prove-password.ts'
import { dialogLink, minutesOf, type Reading } from './account-mails.ts'
import { removeEmail } from './emails.store.ts'
import * as tokens from './mailed-tokens.store.ts'
import type { SecurityDependencies } from './security-dependencies.ts'

const confirmLifeMs = 30 * 60_000
const noticeLifeMs = 24 * 60 * 60_000
const codeTries = 5
const hourMs = 60 * 60_000

const askedByAccount = (id: number): Limit => ({ key: ['email', id], max: 6, windowMs: hourMs })
/** Nobody's mailbox is filled by asking, whoever asks. */
const sentTo = (siteId: number, email: string): Limit => ({
  key: ['mail to', siteId, emailKey(email)],
  max: 6,
  windowMs: hourMs,
})

/**
 * Sends a code and a link to an address, for the member to confirm it by; to one that another member has, a mail that says so. Throws
 * mail.not_set_up, auth.wrong_password, request.too_fast; never tells whether the address is taken.
 */
export async function requestEmail(
  { email, password }: { email: string; password: string },
  reading: Reading & { caller: Caller },
  dependencies: SecurityDependencies,
): Promise<void> {
  if (!dependencies.mail.isSetUp) throw new Failure('mail.not_set_up')
  const account = await getAccount(reading.caller.accountId, dependencies.db)
  await provePassword(account, password, dependencies)
  const limits = [askedByAccount(account.id), sentTo(account.siteId, email)]
  await limitTries(limits, dependencies)
  await sendConfirmation(email, account, reading, dependencies)
}

/** As `requestEmail`, for a member who has just registered and named an address: when there were too many mails, none is sent. */
export async function confirmNewEmail(
  email: string,
  account: Account,
  reading: Reading,
  dependencies: SecurityDependencies,
): Promise<void> {
  if (await countTry(sentTo(account.siteId, email), dependencies))
    await sendConfirmation(email, account, reading, dependencies)
}

async function sendConfirmation(
  email: string,
  account: Account,
  reading: Reading,
  { db, clock, mail }: SecurityDependencies,
): Promise<void> {
  const holder = await findByEmail(db, account.siteId, emailKey(email))
  const isTaken = holder !== undefined && holder.id !== account.id
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + confirmLifeMs)
  const token = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code)
  const minutes = minutesOf(confirmLifeMs)
  const { origin } = reading
  const url = origin && dialogLink(origin, 'confirm-email', token)
  // Nobody is told the code for an address that is taken; it is kept all the same, so that a wrong one gets the same answer.
  const words = isTaken
    ? mailTo(email, reading, (texts, site) => texts.emailTaken({ site }))
    : mailTo(
        email,
        reading,
        (texts, site) => texts.confirmEmail({ site, account: account.username ?? '', minutes }),
        { code, url },
      )
  await db.transaction(async (tx) => {
    await tokens.deleteTokens(tx, account.id, 'email')
    await tokens.insertToken(
      tx,
      {
        siteId: account.siteId,
        accountId: account.id,
        purpose: 'email',
        tokenHash: hashToken(token),
        codeHash,
        codeTriesLeft: codeTries,
        email,
        expiresAt,
      },
      now,
    )
    await mail.queue(tx, words, expiresAt)
  })
  mail.wake()
}

/** Binds by the code. Throws email.expired, email.wrong_code, email.taken. */
export async function confirmEmail(
  code: string,
  reading: Reading & { caller: Caller },
  dependencies: SecurityDependencies,
): Promise<Account> {
  const { db, clock } = dependencies
  const row = await tokens.takeCodeTry(db, reading.caller.accountId, clock.now())
  if (!row) throw new Failure('email.expired')
  if (!(await checkPassword(row.codeHash, code))) throw new Failure('email.wrong_code')
  return bindBy(row.tokenHash, reading, dependencies)
}

/** Binds by the token of the link, whoever brings it; resolves with the account. Throws email.expired, email.taken. */
export async function confirmEmailLink(
  token: string,
  reading: Reading,
  dependencies: SecurityDependencies,
): Promise<Account> {
  return bindBy(hashToken(token), reading, dependencies)
}

async function bindBy(
  tokenHash: string,
  reading: Reading,
  { db, clock, mail }: SecurityDependencies,
): Promise<Account> {
  const { site } = reading
  const now = clock.now()
  const bind = async (tx: Database) => {
    const spent = await tokens.spendToken(tx, { tokenHash, siteId: site.id, purpose: 'email', now })
    if (!spent?.accountId || !spent.email) throw new Failure('email.expired')
    const before = await getAccount(spent.accountId, tx)
    const changes = { email: spent.email, emailKey: emailKey(spent.email) }
    const account = await updateAccount(tx, before.id, changes)
    if (!account) throw new Failure('email.expired')
    // A link that went to the old address opens nothing any more.
    await tokens.deleteTokens(tx, before.id)
    if (before.email && before.emailKey !== account.emailKey)
      await noteChange(tx, before.email, account, reading, { mail, clock })
    return account
  }
  try {
    const account = await db.transaction(bind)
    mail.wake()
    return account
  } catch (error) {
    if (violates(error, 'accounts_email')) throw new Failure('email.taken')
    throw error
  }
}

/** Parts a member from their e-mail. Throws auth.wrong_password, email.only_way. */
export async function unbindEmail(
  { password }: { password: string },
  reading: { site: Site; locale: Reading['locale']; caller: Caller },
  dependencies: SecurityDependencies,
): Promise<Account> {
  const { db, mail } = dependencies
  const before = await getAccount(reading.caller.accountId, db)
  if (!before.email) return before
  const old = before.email
  await provePassword(before, password, dependencies)
  const account = await db.transaction(async (tx) => {
    const parted = await removeEmail(tx, before.id)
    if (!parted) throw new Failure('email.only_way')
    await tokens.deleteTokens(tx, before.id)
    await noteChange(tx, old, parted, reading, dependencies)
    return parted
  })
  mail.wake()
  return account
}

/** Tells the address that is no longer the member's: it may not have been they who changed it. */
async function noteChange(
  tx: Database,
  old: string,
  account: Account,
  reading: Pick<Reading, 'site' | 'locale'>,
  { mail, clock }: Pick<SecurityDependencies, 'mail' | 'clock'>,
): Promise<void> {
  const words = mailTo(old, reading, (texts, site) =>
    texts.emailChanged({ site, account: account.username ?? '' }),
  )
  await mail.queue(tx, words, new Date(clock.now().getTime() + noticeLifeMs))
}
