// The OpenID accounts that a member logs in by.
import { Failure } from '@atelier/contract/errors'
import type { OpenidAccount } from '@atelier/contract/features/identity/openid'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import type { SignedIn } from '../accounts/accounts.usecases.ts'
import { removeOtherWay } from '../accounts/other-ways.usecases.ts'
import * as store from './openid-accounts.store.ts'

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
