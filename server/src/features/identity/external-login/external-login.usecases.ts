// A login by somebody else's word from its beginning to its end. What the provider says is kept here until the one who began it comes with
// its code: nobody can be signed in, or have an account bound, by an address that somebody else sent them.
import { randomBytes } from 'node:crypto'
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { placeOf, withCode } from '../../../platform/http/return-place.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import {
  type AccountDependencies,
  getAccount,
  type Origin,
  type SignedIn,
} from '../accounts/accounts.usecases.ts'
import { proveFreshLogin } from '../accounts/fresh-login.ts'
import { type Entry, enterMember } from '../accounts/security/enter.usecases.ts'
import * as store from './external-login.store.ts'
import type { ExternalLogin, Newcomer } from './external-login.ts'

/** How long somebody may take at the provider, and the page to come back with the code, in milliseconds. */
const loginLifeMs = 10 * 60_000
const codeLifeMs = 2 * 60_000

/** Begins a login; resolves with the provider's page. Throws `<name>.not_set_up`, `<name>.has_another`, auth.log_in_again, and what `begin` does. */
export async function beginLogin<Person, Answer extends { state: string }>(
  { from, callbackUrl }: { from: string; callbackUrl: string },
  { site, caller }: { site: Site; caller: Caller },
  way: ExternalLogin<Person, Answer>,
  { db, clock }: AccountDependencies,
): Promise<string> {
  if (!way.isSetUp(site)) throw new Failure(`${way.name}.not_set_up`)
  const purpose = caller.kind === 'member' ? 'bind' : 'signIn'
  if (purpose === 'bind') {
    if (await way.hasOne({ site, caller })) throw new Failure(`${way.name}.has_another`)
    await proveFreshLogin(caller, { db, clock })
  }
  const state = randomBytes(32).toString('hex')
  const { url, ...checks } = await way.begin({ callbackUrl, state }, site)
  const now = clock.now()
  const login = {
    siteId: site.id,
    accountId: caller.accountId,
    purpose,
    cameFrom: placeOf(from),
    stateHash: hashToken(state),
    expiresAt: new Date(now.getTime() + loginLifeMs),
  } as const
  await store.insertLogin(db, way.logins, { ...login, ...checks }, now)
  return url
}

/** Takes in whom the provider sends back; resolves with the path to go on to, which holds the code for `endLogin`. */
export async function receiveLogin<Person, Answer extends { state: string }>(
  answer: Answer,
  site: Site,
  way: ExternalLogin<Person, Answer>,
  { db, clock }: AccountDependencies,
): Promise<string> {
  const exchangeCode = newToken()
  const login = await store.spendState(db, way.logins, {
    stateHash: hashToken(answer.state),
    siteId: site.id,
    now: clock.now(),
  })
  // A code that nobody knows: whoever brings it hears that the login has run out.
  if (!login) return withCode('/', way.name, exchangeCode)
  await store.keepResult(db, way.logins, login.id, {
    codeHash: hashToken(exchangeCode),
    result: await way.identify(answer, login.checks ?? '', site),
    expiresAt: new Date(clock.now().getTime() + codeLifeMs),
  })
  return withCode(login.came_from, way.name, exchangeCode)
}

export type EndedLogin = {
  outcome: 'bound' | 'signedIn' | 'registered' | 'secondFactor'
  /** Null where the session that calls goes on, and until a second factor is shown with the ticket. */
  token: string | null
  ticket: string | null
  /** Who calls from now on. */
  account: SignedIn['account']
}

/** Ends a login by its code. Throws `<name>.expired` for a code that is not the caller's, `<name>.taken`, and what went wrong with the provider. */
export async function endLogin<Person, Answer extends { state: string }>(
  { code, invitedBy }: { code: string; invitedBy?: string | undefined },
  from: Origin & { caller: Caller; locale: Locale },
  way: ExternalLogin<Person, Answer>,
  dependencies: AccountDependencies,
): Promise<EndedLogin> {
  const { db, clock } = dependencies
  const { caller } = from
  const login = await store.spendCode<Person>(db, way.logins, {
    codeHash: hashToken(code),
    accountId: caller.accountId,
    now: clock.now(),
  })
  if (!login?.result) throw new Failure(`${way.name}.expired`)
  if ('failure' in login.result) throw new Failure(login.result.failure)
  const { person } = login.result
  if (login.purpose === 'bind') {
    const account = await bindPerson(person, caller, way, dependencies)
    return { outcome: 'bound', token: null, ticket: null, account }
  }
  const { entry, account, isNew } = await signIn(person, { ...from, invitedBy }, way, dependencies)
  if ('ticket' in entry) {
    const stillCalling = await getAccount(caller.accountId, db)
    return { outcome: 'secondFactor', token: null, ticket: entry.ticket, account: stillCalling }
  }
  return { outcome: isNew ? 'registered' : 'signedIn', token: entry.token, ticket: null, account }
}

async function bindPerson<Person, Answer extends { state: string }>(
  person: Person,
  caller: Caller,
  way: ExternalLogin<Person, Answer>,
  { db }: AccountDependencies,
): Promise<SignedIn['account']> {
  const holder = await way.findHolder(person, caller.siteId, db)
  if (holder === caller.accountId) return getAccount(caller.accountId, db)
  const taken = () => new Failure(`${way.name}.taken`)
  if (holder !== undefined) throw taken()
  try {
    return await way.bind(person, caller)
  } catch (error) {
    // Somebody was quicker.
    throw way.isHeld(error) ? taken() : error
  }
}

/** Signs in whoever has it, and makes a member of them when nobody has. A calling guest's things go along. */
async function signIn<Person, Answer extends { state: string }>(
  person: Person,
  from: Newcomer,
  way: ExternalLogin<Person, Answer>,
  dependencies: AccountDependencies,
): Promise<{ entry: Entry; account: SignedIn['account']; isNew: boolean }> {
  const { db } = dependencies
  const siteId = from.site.id
  const enter = async () => {
    const holder = await way.findHolder(person, siteId, db)
    const isNew = holder === undefined
    return db.transaction(async (tx) => {
      const account = isNew ? await way.register(person, from, tx) : await getAccount(holder, tx)
      if (!isNew) await way.noteUse?.(person, siteId, tx)
      const entry = await enterMember(account, { ...from, isNew }, { ...dependencies, db: tx })
      return { entry, account, isNew }
    })
  }
  try {
    return await enter()
  } catch (error) {
    // The same person on two devices at once: the second one finds the member that the first has made.
    if (way.isHeld(error)) return enter()
    throw error
  }
}
