// A login by OpenID from its beginning to its end. What the provider says about it is kept here until the one who began it comes with
// its code: nobody can be signed in, or have an account bound, by an address that somebody else sent them.
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
import * as store from './openid.store.ts'
import {
  bindAccount,
  listAccounts,
  providerOf,
  signInByOpenid,
} from './openid-accounts.usecases.ts'
import type {
  OpenidAnswer,
  OpenidApp,
  OpenidChecks,
  OpenidClient,
  OpenidResult,
} from './openid-login.ts'

export type OpenidDependencies = AccountDependencies & {
  client: OpenidClient
  secrets: SecretBox
  log: Logger
}

/** How long somebody may take at the provider, and the page to come back with the code, in milliseconds. */
const loginLifeMs = 10 * 60_000
const codeLifeMs = 2 * 60_000

/** Begins a login; resolves with the provider's page. Throws openid.not_set_up, openid.has_another, auth.log_in_again, and what went wrong with the provider. */
export async function beginLogin(
  { from, callbackUrl }: { from: string; callbackUrl: string },
  context: { site: Site; caller: Caller },
  dependencies: OpenidDependencies,
): Promise<string> {
  const { db, clock, client, secrets } = dependencies
  const { site, caller } = context
  if (!providerOf(site)) throw new Failure('openid.not_set_up')
  const purpose = caller.kind === 'member' ? 'bind' : 'signIn'
  if (purpose === 'bind' && (await listAccounts(context, db)).some(({ offered }) => offered))
    throw new Failure('openid.has_another')
  if (purpose === 'bind') await proveFreshLogin(caller, dependencies)
  const app = openApp(site, dependencies)
  if (!app) throw new Failure('openid.misconfigured')
  const state = randomBytes(32).toString('hex')
  const begun = await client.begin({ callbackUrl, state }, app)
  if ('failure' in begun) throw new Failure(begun.failure)
  const now = clock.now()
  await store.insertLogin(
    db,
    {
      siteId: site.id,
      accountId: caller.accountId,
      purpose,
      cameFrom: placeOf(from),
      checks: secrets.seal(JSON.stringify(begun.checks)),
      stateHash: hashToken(state),
      expiresAt: new Date(now.getTime() + loginLifeMs),
    },
    now,
  )
  return begun.url
}

/** Takes in whom the provider sends back; resolves with the path to go on to, which holds the code for `endLogin`. */
export async function receiveLogin(
  answer: OpenidAnswer,
  site: Site,
  dependencies: OpenidDependencies,
): Promise<string> {
  const { db, clock } = dependencies
  const exchangeCode = newToken()
  const login = await store.spendState(db, {
    stateHash: hashToken(answer.state),
    siteId: site.id,
    now: clock.now(),
  })
  // A code that nobody knows: whoever brings it hears that the login has run out.
  if (!login) return withCode('/', 'openid', exchangeCode)
  await store.keepResult(db, login.id, {
    codeHash: hashToken(exchangeCode),
    result: await resultOf(answer, login.checks, site, dependencies),
    expiresAt: new Date(clock.now().getTime() + codeLifeMs),
  })
  return withCode(login.cameFrom, 'openid', exchangeCode)
}

async function resultOf(
  answer: OpenidAnswer,
  sealedChecks: string,
  site: Site,
  dependencies: OpenidDependencies,
): Promise<OpenidResult> {
  const app = openApp(site, dependencies)
  if (!app) return { failure: 'openid.misconfigured' }
  const checks = JSON.parse(dependencies.secrets.open(sealedChecks)) as OpenidChecks
  return dependencies.client.identify(answer, checks, app)
}

/** The site's client with its secret in plain words; undefined when it cannot be read, or is no longer there. */
function openApp(site: Site, { secrets, log }: OpenidDependencies): OpenidApp | undefined {
  const provider = providerOf(site)
  const { openidClientId: clientId, openidClientSecret: sealed } = site.settings
  if (!provider) return undefined
  try {
    return { provider, clientId, clientSecret: sealed && secrets.open(sealed) }
  } catch {
    log.warn({ site: site.code }, 'the secret of the OpenID client was sealed under another key')
    return undefined
  }
}

export type EndedLogin = {
  outcome: 'bound' | 'signedIn' | 'registered' | 'secondFactor'
  /** Null where the session that calls goes on, and until a second factor is shown with the ticket. */
  token: string | null
  ticket: string | null
  account: SignedIn['account']
}

/** Ends a login by its code. Throws openid.expired for a code that is not the caller's, and what went wrong with the provider. */
export async function endLogin(
  { code, invitedBy }: { code: string; invitedBy?: string | undefined },
  from: Origin & { caller: Caller; locale: Locale },
  dependencies: OpenidDependencies,
): Promise<EndedLogin> {
  const { db, clock } = dependencies
  const { caller } = from
  const login = await store.spendCode(db, {
    codeHash: hashToken(code),
    accountId: caller.accountId,
    now: clock.now(),
  })
  if (!login?.result) throw new Failure('openid.expired')
  if ('failure' in login.result) throw new Failure(login.result.failure)
  const { person } = login.result
  if (login.purpose === 'bind')
    return {
      outcome: 'bound',
      token: null,
      ticket: null,
      account: await bindAccount(person, caller, dependencies),
    }
  const { entry, account, isNew } = await signInByOpenid(
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
