// The one-time link by which the first operator opens an account.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import * as store from './accounts.store.ts'
import {
  type AccountDependencies,
  type Origin,
  registerMember,
  type SignedIn,
} from './accounts.usecases.ts'

/** A fresh token while the installation has no owner, which makes earlier ones useless; null once it has one. */
export async function issueOperatorLink({
  db,
}: Pick<AccountDependencies, 'db'>): Promise<string | null> {
  return (await store.countOwners(db)) ? null : issueOwnerLink(db)
}

/** A fresh token for one more owner, whether there is one or not; it makes earlier ones useless. */
export async function issueOwnerLink(db: Database): Promise<string> {
  const token = newToken()
  await store.replaceOperatorLink(db, hashToken(token))
  return token
}

/** Opens the owner's account. The link is spent only if the account is made. Throws auth.operator_link_spent. */
export async function claimOperator(
  claim: { token: string; username: string; password: string },
  from: Origin,
  dependencies: AccountDependencies,
): Promise<SignedIn> {
  return dependencies.db.transaction(async (tx) => {
    if (!(await store.spendOperatorLink(tx, hashToken(claim.token))))
      throw new Failure('auth.operator_link_spent')
    return registerMember(claim, { ...from, staffRole: 'owner' }, { ...dependencies, db: tx })
  })
}
