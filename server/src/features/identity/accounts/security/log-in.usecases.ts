import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../../platform/db/database.ts'
import { networkOf } from '../../../../platform/http/network-key.ts'
import {
  forgetTries,
  forgiveTry,
  type Limit,
  limitTries,
} from '../../../../platform/limits/limits.ts'
import { type Account, findByEmail, findMember, listLoginAddresses } from '../accounts.store.ts'
import type { AccountDependencies, Origin } from '../accounts.usecases.ts'
import { emailKey, isEmail, usernameKey } from '../login-names.ts'
import { checkPassword } from '../passwords.ts'
import { type Entry, enterMember } from './enter.usecases.ts'

const windowMs = 15 * 60_000

/** By the name as it was typed, whether somebody has it or not: that it is counted tells nothing. */
export const loginLimit = (siteId: number, name: string): Limit => ({
  key: ['login', siteId, usernameKey(name)],
  max: 10,
  windowMs,
})

/**
 * The same, but by itself for a network where the member is logged in: whoever guesses elsewhere would keep them out else, for as long as
 * they like. For a name that nobody has as much is done.
 */
async function limitOf(
  account: Account | undefined,
  name: string,
  { site, device }: Origin,
  db: Database,
): Promise<Limit> {
  const everywhere = loginLimit(site.id, name)
  const network = networkOf(device.ip)
  const known = await listLoginAddresses(db, account?.id ?? 0)
  const isKnown = known.some((ip) => networkOf(ip) === network)
  return isKnown ? { ...everywhere, key: [...everywhere.key, network] } : everywhere
}

/** Passwords that did not fit, from one network at all accounts. */
const networkLimit = (ip: string): Limit => ({
  key: ['login from', networkOf(ip)],
  max: 30,
  windowMs,
})

/** The member who logs in by this username or e-mail. */
export const findByLoginName = (
  db: Database,
  siteId: number,
  name: string,
): Promise<Account | undefined> =>
  isEmail(name)
    ? findByEmail(db, siteId, emailKey(name))
    : findMember(db, siteId, usernameKey(name))

/** Signs a member in by username or e-mail; a calling guest's things join theirs. Throws auth.wrong_credentials, request.too_fast. */
export async function logIn(
  credentials: { username: string; password: string },
  from: Origin,
  dependencies: AccountDependencies,
): Promise<Entry> {
  const { db } = dependencies
  const byNetwork = networkLimit(from.device.ip)
  await limitTries([byNetwork], dependencies)
  const account = await findByLoginName(db, from.site.id, credentials.username)
  const byName = await limitOf(account, credentials.username, from, db)
  await limitTries([byName], dependencies)
  const fits = await checkPassword(account?.passwordHash, credentials.password)
  if (!account || !fits) throw new Failure('auth.wrong_credentials')
  await forgetTries(byName, dependencies)
  await forgiveTry(byNetwork, dependencies)
  return db.transaction((tx) => enterMember(account, from, { ...dependencies, db: tx }))
}
