// Members and the OpenID accounts they log in by. That somebody owns one has been shown before it comes here. Only issuer and subject
// together say who somebody is: an e-mail address or a name that a provider tells opens no account that exists.
import { Failure } from '@atelier/contract/errors'
import type { OpenidAccount } from '@atelier/contract/features/identity/openid'
import type { Locale } from '@atelier/contract/primitives'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import {
  type AccountDependencies,
  getAccount,
  type Origin,
  type SignedIn,
} from '../accounts/accounts.usecases.ts'
import { addOtherWay, makeMember, removeOtherWay } from '../accounts/other-ways.usecases.ts'
import { type Entry, enterMember } from '../accounts/security/enter.usecases.ts'
import * as store from './openid-accounts.store.ts'
import type { OpenidPerson } from './openid-login.ts'

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

const rowOf = (person: OpenidPerson, siteId: number, accountId: number, now: Date) => {
  const { avatar: _, ...account } = person
  return { ...account, siteId, accountId, createdAt: now, lastUsedAt: now }
}

/** The address of the site's provider, in one spelling; empty where there is none. */
export const providerOf = ({ settings }: Site): string =>
  settings.openidIssuer && settings.openidClientId && new URL(settings.openidIssuer).href

/** The accounts that a member can log in by; `offered` where the site's provider is still the one. */
export async function listAccounts(
  { site, caller }: { site: Site; caller: Caller },
  db: Database,
): Promise<OpenidAccount[]> {
  const rows = await store.listOpenidAccounts(db, caller.accountId)
  return rows.map(({ id, name, provider, createdAt, lastUsedAt }) => ({
    id,
    name,
    offered: provider === providerOf(site),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Binds an account to the calling member. Throws openid.taken, openid.has_another. */
export async function bindAccount(
  person: OpenidPerson,
  caller: Caller,
  { db, clock }: Dependencies,
): Promise<SignedIn['account']> {
  const holder = await store.findOpenidAccount(db, caller.siteId, person)
  if (holder?.accountId === caller.accountId) return getAccount(caller.accountId, db)
  if (holder) throw new Failure('openid.taken')
  const row = rowOf(person, caller.siteId, caller.accountId, clock.now())
  try {
    return await addOtherWay(caller.accountId, (tx) => store.insertOpenidAccount(tx, row), db)
  } catch (error) {
    if (violates(error, 'openid_accounts_provider')) throw new Failure('openid.has_another')
    // Somebody was quicker.
    if (isHeld(error)) throw new Failure('openid.taken')
    throw error
  }
}

/** Signs in whoever has the account, and makes a member of them when nobody has. A calling guest's things go along. */
export async function signInByOpenid(
  person: OpenidPerson,
  from: Origin & { locale: Locale; invitedBy?: string | undefined },
  dependencies: AccountDependencies,
): Promise<{ entry: Entry; account: SignedIn['account']; isNew: boolean }> {
  const { db, clock } = dependencies
  const siteId = from.site.id
  const enter = async () => {
    const holder = await store.findOpenidAccount(db, siteId, person)
    return db.transaction(async (tx) => {
      const now = clock.now()
      const account = holder
        ? await getAccount(holder.accountId, tx)
        : await makeMember(person, from, tx)
      if (holder)
        await store.touchOpenidAccount(tx, holder.id, {
          name: person.name || holder.name,
          lastUsedAt: now,
        })
      else await store.insertOpenidAccount(tx, rowOf(person, siteId, account.id, now))
      const isNew = !holder
      const entry = await enterMember(account, { ...from, isNew }, { ...dependencies, db: tx })
      return { entry, account, isNew }
    })
  }
  try {
    return await enter()
  } catch (error) {
    // The same person on two devices at once: the second one finds the member that the first has made.
    if (isHeld(error)) return enter()
    throw error
  }
}

/** Parts a member from an account. Throws openid.not_bound, auth.only_way. */
export async function unbindAccount(
  id: number,
  caller: Caller,
  db: Database,
): Promise<SignedIn['account']> {
  return removeOtherWay(
    caller.accountId,
    async (tx) => {
      if (!(await store.deleteOpenidAccount(tx, caller.accountId, id)))
        throw new Failure('openid.not_bound')
    },
    db,
  )
}

const isHeld = (error: unknown) => violates(error, 'openid_accounts_subject')
