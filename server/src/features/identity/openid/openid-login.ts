// Logging in by the site's OpenID provider: its page is visited, and what it answers is checked against what was asked.
import { Failure } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import { violates } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { AccountDependencies } from '../accounts/accounts.usecases.ts'
import { addOtherWay, makeMember } from '../accounts/other-ways.usecases.ts'
import type { ExternalLogin } from '../external-login/external-login.ts'
import * as store from './openid-accounts.store.ts'
import { listAccounts, providerOf } from './openid-accounts.usecases.ts'
import type {
  OpenidAnswer,
  OpenidApp,
  OpenidChecks,
  OpenidClient,
  OpenidPerson,
} from './openid-provider.ts'

export type OpenidDependencies = AccountDependencies & {
  client: OpenidClient
  secrets: SecretBox
  log: Logger
}

/** Only issuer and subject together say who somebody is: an e-mail address or a name that a provider tells opens no account that exists. */
export function openidLogin(
  dependencies: OpenidDependencies,
): ExternalLogin<OpenidPerson, OpenidAnswer> {
  const { db, clock, client, secrets } = dependencies
  const rowOf = ({ avatar: _, ...person }: OpenidPerson, siteId: number, accountId: number) => {
    const now = clock.now()
    return { ...person, siteId, accountId, createdAt: now, lastUsedAt: now }
  }
  return {
    name: 'openid',
    logins: store.loginsTable,
    isSetUp: (site) => Boolean(providerOf(site)),
    hasOne: async (context) => (await listAccounts(context, db)).some(({ offered }) => offered),
    async begin(options, site) {
      const app = openApp(site, dependencies)
      if (!app) throw new Failure('openid.misconfigured')
      const begun = await client.begin(options, app)
      if ('failure' in begun) throw new Failure(begun.failure)
      return { url: begun.url, checks: secrets.seal(JSON.stringify(begun.checks)) }
    },
    async identify(answer, sealed, site) {
      const app = openApp(site, dependencies)
      if (!app) return { failure: 'openid.misconfigured' }
      const checks = JSON.parse(secrets.open(sealed)) as OpenidChecks
      return client.identify(answer, checks, app)
    },
    findHolder: async (person, siteId, on) =>
      (await store.findOpenidAccount(on, siteId, person))?.accountId,
    async bind(person, { siteId, accountId }) {
      const row = rowOf(person, siteId, accountId)
      try {
        return await addOtherWay(accountId, (tx) => store.insertOpenidAccount(tx, row), db)
      } catch (error) {
        if (violates(error, 'openid_accounts_provider')) throw new Failure('openid.has_another')
        throw error
      }
    },
    async register(person, from, tx) {
      const account = await makeMember(person, from, tx)
      await store.insertOpenidAccount(tx, rowOf(person, from.site.id, account.id))
      return account
    },
    noteUse: (person, siteId, tx) => store.touchOpenidAccount(tx, siteId, person, clock.now()),
    isHeld: (error) => violates(error, 'openid_accounts_subject'),
  }
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
