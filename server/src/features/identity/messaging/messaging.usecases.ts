// A scan from its beginning to its end. What the vendor says about it is kept here until the one who began it comes with its code:
// nobody can be signed in, or have an account bound, by an address that somebody else sent them.
import { randomBytes } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Logger } from 'pino'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { placeOf, withCode } from '../../../platform/http/return-place.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import {
  type AccountDependencies,
  getAccount,
  type Origin,
  type SignedIn,
} from '../accounts/accounts.usecases.ts'
import { proveFreshLogin } from '../accounts/fresh-login.ts'
import { bindMessaging, signInByMessaging } from '../accounts/messaging-accounts.usecases.ts'
import * as store from './messaging.store.ts'
import type { MessagingApp, MessagingVendor } from './messaging-vendor.ts'

export type MessagingDependencies = AccountDependencies & {
  vendor: MessagingVendor
  secrets: SecretBox
  log: Logger
}

/** How long somebody may take to scan, and the page to come back with the code, in milliseconds. */
const scanLifeMs = 10 * 60_000
const codeLifeMs = 2 * 60_000

/** The vendor allows letters and digits in it. */
const newState = () => randomBytes(32).toString('hex')

/** Begins a scan; resolves with the page to scan from. Throws messaging.not_set_up, messaging.has_another, auth.log_in_again. */
export async function beginScan(
  { from, callbackUrl }: { from: string; callbackUrl: string },
  { site, caller }: { site: Site; caller: Caller },
  { db, clock, vendor }: MessagingDependencies,
): Promise<string> {
  const { messagingAppId: appId, messagingAppSecret } = site.settings
  if (!appId || !messagingAppSecret) throw new Failure('messaging.not_set_up')
  const purpose = caller.kind === 'member' ? 'bind' : 'signIn'
  if (purpose === 'bind' && (await getAccount(caller.accountId, db)).messagingId !== null)
    throw new Failure('messaging.has_another')
  if (purpose === 'bind') await proveFreshLogin(caller, { db, clock })
  const state = newState()
  const now = clock.now()
  await store.insertScan(
    db,
    {
      siteId: site.id,
      accountId: caller.accountId,
      purpose,
      cameFrom: placeOf(from),
      stateHash: hashToken(state),
      expiresAt: new Date(now.getTime() + scanLifeMs),
    },
    now,
  )
  return vendor.scanPage({ appId, returnTo: callbackUrl, state })
}

/** Takes in whom the vendor sends back; resolves with the path to go on to, which holds the code for `endScan`. */
export async function receiveScan(
  { state, code }: { state: string; code?: string | undefined },
  site: Site,
  dependencies: MessagingDependencies,
): Promise<string> {
  const { db, clock, vendor } = dependencies
  const exchangeCode = newToken()
  const scan = await store.spendState(db, {
    stateHash: hashToken(state),
    siteId: site.id,
    now: clock.now(),
  })
  // A code that nobody knows: whoever brings it hears that the scan has run out.
  if (!scan) return withCode('/', 'messaging', exchangeCode)
  const app = openApp(site, dependencies)
  const result = !code
    ? ({ failure: 'messaging.denied' } as const)
    : app
      ? await vendor.identify(code, app)
      : ({ failure: 'messaging.misconfigured' } as const)
  await store.keepResult(db, scan.id, {
    codeHash: hashToken(exchangeCode),
    result,
    expiresAt: new Date(clock.now().getTime() + codeLifeMs),
  })
  return withCode(scan.cameFrom, 'messaging', exchangeCode)
}

/** The site's application with its secret in plain words; undefined when it cannot be read. */
function openApp(
  { code, settings }: Site,
  { secrets, log }: MessagingDependencies,
): MessagingApp | undefined {
  try {
    return { id: settings.messagingAppId, secret: secrets.open(settings.messagingAppSecret) }
  } catch {
    log.warn({ site: code }, 'the secret of the messaging app was sealed under another key')
    return undefined
  }
}

export type EndedScan = {
  outcome: 'bound' | 'signedIn' | 'registered' | 'secondFactor'
  /** Null where the session that calls goes on, or is still to come. */
  token: string | null
  /** For the second factor; null where none is wanted. */
  ticket: string | null
  /** Who calls from now on. */
  account: SignedIn['account']
}

/** Ends a scan by its code. Throws messaging.expired for a code that is not the caller's, and what went wrong with the vendor. */
export async function endScan(
  { code, invitedBy }: { code: string; invitedBy?: string | undefined },
  from: Origin & { caller: Caller; locale: Locale },
  dependencies: MessagingDependencies,
): Promise<EndedScan> {
  const { db, clock } = dependencies
  const { caller } = from
  const scan = await store.spendCode(db, {
    codeHash: hashToken(code),
    accountId: caller.accountId,
    now: clock.now(),
  })
  if (!scan?.result) throw new Failure('messaging.expired')
  if ('failure' in scan.result) throw new Failure(scan.result.failure)
  const { person } = scan.result
  if (scan.purpose === 'bind')
    return {
      outcome: 'bound',
      token: null,
      ticket: null,
      account: await bindMessaging(person, caller, db),
    }
  const { entry, account, isNew } = await signInByMessaging(
    person,
    { ...from, invitedBy },
    dependencies,
  )
  if ('ticket' in entry) {
    const stillCalling = await getAccount(caller.accountId, db)
    return { outcome: 'secondFactor', token: null, ticket: entry.ticket, account: stillCalling }
  }
  return { outcome: isNew ? 'registered' : 'signedIn', token: entry.token, ticket: null, account }
}
