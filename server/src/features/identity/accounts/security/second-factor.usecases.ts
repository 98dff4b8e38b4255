// The second factor: codes of an authenticator (TOTP), and recovery codes for when it is lost.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../../platform/db/database.ts'
import type { Caller, Site } from '../../../../platform/http/request-context.ts'
import { forgetTries, type Limit, limitTries } from '../../../../platform/limits/limits.ts'
import type { Account } from '../accounts.store.ts'
import { getAccount } from '../accounts.usecases.ts'
import { provePassword } from '../prove-password.ts'
import { openSetup, sealSetup } from './factor-setup.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import * as store from './second-factor.store.ts'
import type { SecurityDependencies } from './security-dependencies.ts'
import { latestStep, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** A secret that is not in use yet. Throws auth.wrong_password, auth.has_second_factor. */
export async function setUpSecondFactor(
  { password }: { password: string },
  { caller, site }: { caller: Caller; site: Site },
  dependencies: SecurityDependencies,
): Promise<{ secret: string; uri: string; setup: string }> {
  const account = await getAccount(caller.accountId, dependencies.db)
  if (account.totpSecret !== null) throw new Failure('auth.has_second_factor')
  await provePassword(account, password, dependencies)
  const secret = newTotpSecret()
  const label = account.username || account.email || account.name || `#${account.id}`
  return {
    secret,
    uri: totpUri({ secret, issuer: site.settings.siteName, label }),
    setup: sealSetup(account.id, secret, dependencies),
  }
}

/** Turns it on by the first code; resolves with the recovery codes. Throws auth.setup_expired, auth.wrong_code, auth.has_second_factor. */
export async function confirmSecondFactor(
  { setup, code }: { setup: string; code: string },
  caller: Caller,
  dependencies: SecurityDependencies,
): Promise<{ recoveryCodes: string[]; account: Account }> {
  const { db, clock, secrets } = dependencies
  await limitTries([codeTries(caller.accountId)], dependencies)
  const secret = openSetup(setup, caller.accountId, dependencies)
  if (secret === undefined) throw new Failure('auth.setup_expired')
  const step = await stepOfCode({ secret, code: asTyped(code), now: clock.now(), after: null })
  if (step === undefined) throw new Failure('auth.wrong_code')
  const recoveryCodes = newRecoveryCodes()
  const account = await db.transaction(async (tx) => {
    const changed = await store.turnOn(tx, caller.accountId, {
      totpSecret: secrets.seal(secret),
      totpLastStep: step,
    })
    if (!changed) throw new Failure('auth.has_second_factor')
    await replaceCodes(recoveryCodes, caller.accountId, tx)
    // Whoever has just shown it need not log in again.
    if (caller.sessionId !== null) await store.noteFactor(tx, caller.sessionId)
    return changed
  })
  await forgetTries(codeTries(caller.accountId), dependencies)
  return { recoveryCodes, account }
}

/** Turns it off. Throws auth.no_second_factor, auth.wrong_password, auth.wrong_code. */
export async function turnOffSecondFactor(
  proof: { password: string; code: string },
  caller: Caller,
  dependencies: SecurityDependencies,
): Promise<Account> {
  await proveBoth(proof, caller, dependencies)
  return dependencies.db.transaction(async (tx) => {
    const account = await takeSecondFactor(caller.accountId, tx)
    if (!account) throw new Failure('auth.no_second_factor')
    return account
  })
}

/** Turns somebody's off without their proof, with its recovery codes and the logins that wait for it; undefined where there is none. */
export async function takeSecondFactor(
  accountId: number,
  tx: Database,
): Promise<Account | undefined> {
  await store.replaceRecoveryCodes(tx, accountId, [])
  await store.deleteTickets(tx, accountId)
  return store.turnOff(tx, accountId)
}

/** Ten new codes in place of the old ones. Throws as `turnOffSecondFactor`. */
export async function renewRecoveryCodes(
  proof: { password: string; code: string },
  caller: Caller,
  dependencies: SecurityDependencies,
): Promise<string[]> {
  await proveBoth(proof, caller, dependencies)
  const recoveryCodes = newRecoveryCodes()
  await dependencies.db.transaction((tx) => replaceCodes(recoveryCodes, caller.accountId, tx))
  return recoveryCodes
}

/** Whether it is on, and how many recovery codes are left. */
export async function readSecondFactor(
  caller: Caller,
  { db }: Pick<SecurityDependencies, 'db'>,
): Promise<{ on: boolean; recoveryCodesLeft: number }> {
  const account = await getAccount(caller.accountId, db)
  const recoveryCodesLeft = await store.countRecoveryCodes(db, caller.accountId)
  return { on: account.totpSecret !== null, recoveryCodesLeft }
}

async function proveBoth(
  { password, code }: { password: string; code: string },
  caller: Caller,
  dependencies: SecurityDependencies,
): Promise<void> {
  const account = await getAccount(caller.accountId, dependencies.db)
  if (account.totpSecret === null) throw new Failure('auth.no_second_factor')
  await provePassword(account, password, dependencies)
  await proveFactor(account, code, dependencies)
}

/** Authenticators show `123 456`. */
const asTyped = (code: string) => code.normalize('NFKC').replace(/\s/g, '')

const codeTries = (accountId: number): Limit => ({
  key: ['second factor', accountId],
  max: 10,
  windowMs: 15 * 60_000,
})

/** Takes a code of the authenticator or a recovery code, and uses it up. Throws auth.wrong_code, and request.too_fast after ten wrong ones. */
export async function proveFactor(
  account: Account,
  code: string,
  dependencies: SecurityDependencies,
): Promise<void> {
  await limitTries([codeTries(account.id)], dependencies)
  const typed = asTyped(code)
  const fits = /^\d{6}$/.test(typed)
    ? await spendTotpCode(account, typed, dependencies)
    : await store.spendRecoveryCode(
        dependencies.db,
        account.id,
        hashRecoveryCode(account.id, typed),
      )
  if (!fits) throw new Failure('auth.wrong_code')
  await forgetTries(codeTries(account.id), dependencies)
}

async function spendTotpCode(
  account: Account,
  code: string,
  { db, clock, secrets, log }: SecurityDependencies,
): Promise<boolean> {
  const secret = openSecret(account.totpSecret, secrets)
  if (secret === undefined) {
    log.warn({ account: account.id }, 'the secret of an authenticator was sealed under another key')
    return false
  }
  const now = clock.now()
  const step = await stepOfCode({ secret, code, now, after: account.totpLastStep })
  if (step === undefined) return false
  return store.spendStep(db, account.id, { step, latest: latestStep(now) })
}

function openSecret(
  sealed: string | null,
  secrets: SecurityDependencies['secrets'],
): string | undefined {
  try {
    return sealed === null ? undefined : secrets.open(sealed)
  } catch {
    return undefined
  }
}

const replaceCodes = (codes: readonly string[], accountId: number, tx: Database) =>
  store.replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(accountId, code)),
  )
