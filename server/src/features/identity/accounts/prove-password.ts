// What changes who may get into an account wants the password once more: a session that was left open is not enough.
import { Failure } from '@atelier/contract/errors'
import {
  forgetTries,
  type Limit,
  type LimitDependencies,
  limitTries,
} from '../../../platform/limits/limits.ts'
import type { Account } from './accounts.store.ts'
import { checkPassword } from './passwords.ts'

/** Passes for a member without a password. Throws auth.wrong_password, and request.too_fast after ten wrong ones. */
export async function provePassword(
  account: Account,
  password: string,
  dependencies: LimitDependencies,
): Promise<void> {
  if (account.passwordHash === null) return
  const limit: Limit = { key: ['password', account.id], max: 10, windowMs: 15 * 60_000 }
  await limitTries([limit], dependencies)
  if (!(await checkPassword(account.passwordHash, password)))
    throw new Failure('auth.wrong_password')
  await forgetTries(limit, dependencies)
}
