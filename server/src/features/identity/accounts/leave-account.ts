// How somebody goes for good: out of every device first, then all that is theirs in one transaction, and their files when that is certain.
import { Failure } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import * as store from './accounts.store.ts'
import { getAccount } from './accounts.usecases.ts'
import { endSessions } from './end-sessions.ts'
import { freshMinutes, hasJustLoggedIn } from './fresh-login.ts'
import { provePassword } from './prove-password.ts'

/** What a feature does when an account goes. Rows that refer to the account go with it by themselves. */
export type OnAccountDeleted = {
  /** Ends what runs for it, before anything is deleted. */
  stop?(accountId: number): Promise<void>
  /** In the transaction that deletes the account; resolves with what is left to do once that is certain. */
  leave?(
    tx: Database,
    accountPart: { accountId: number; siteId: number; at: Date },
  ): Promise<(() => Promise<void>) | undefined>
}

export type LeaveDependencies = {
  db: Database
  clock: Clock
  log: Logger
  leavers: readonly OnAccountDeleted[]
}

/**
 * Deletes the caller's account. Throws auth.wrong_name, auth.wrong_password, auth.login_old, auth.last_operator; nothing has changed then.
 */
export async function leaveAccount(
  { name, password }: { name: string; password?: string | undefined },
  caller: Caller,
  { db, clock, log, leavers }: LeaveDependencies,
): Promise<void> {
  const { accountId, siteId } = caller
  const account = await getAccount(accountId, db)
  await proveIdentity({ account, password, caller }, { db, clock })
  if (name.trim() !== (account.username ?? account.name).trim())
    throw new Failure('auth.wrong_name')
  await db.transaction(async (tx) => {
    await refuseLastOperator(accountId, tx)
    await endSessions(tx, accountId)
  })
  await removeAccount({ accountId, siteId }, { db, clock, log, leavers })
}

/** Deletes an account with all that is theirs. Throws auth.last_operator; nothing has changed then. */
export async function removeAccount(
  { accountId, siteId }: { accountId: number; siteId: number },
  { db, clock, log, leavers }: LeaveDependencies,
): Promise<void> {
  for (const { stop } of leavers) await stop?.(accountId)
  const afterwards = await db.transaction(async (tx) => {
    await refuseLastOperator(accountId, tx)
    await store.lockForEnd(tx, accountId)
    const left = { accountId, siteId, at: clock.now() }
    const rest = []
    for (const { leave } of leavers) rest.push(await leave?.(tx, left))
    await store.deleteAccount(tx, accountId)
    return rest
  })
  for (const finish of afterwards)
    await finish?.().catch((error: unknown) =>
      log.error({ err: error, accountId }, 'something of a deleted account could not be removed'),
    )
}

async function proveIdentity(
  {
    account,
    password,
    caller,
  }: { account: store.Account; password: string | undefined; caller: Caller },
  { db, clock }: Pick<LeaveDependencies, 'db' | 'clock'>,
): Promise<void> {
  if (account.passwordHash) return provePassword(account, password ?? '', { db, clock })
  if (!(await hasJustLoggedIn(caller, { db, clock })))
    throw new Failure('auth.login_old', { values: { minutes: freshMinutes } })
}

/** Somebody has to be able to run the installation. */
async function refuseLastOperator(accountId: number, tx: Database): Promise<void> {
  const operators = await store.lockOwners(tx)
  if (operators.length === 1 && operators[0] === accountId) throw new Failure('auth.last_operator')
}
