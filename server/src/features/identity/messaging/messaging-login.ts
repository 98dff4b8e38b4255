// Logging in by an account of a messaging app: the site's application there is asked who has scanned.
import { Failure } from '@atelier/contract/errors'
import type { Logger } from 'pino'
import type { Site } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { type AccountDependencies, getAccount } from '../accounts/accounts.usecases.ts'
import {
  addMessaging,
  findMessagingHolder,
  isMessagingHeld,
  registerByMessaging,
} from '../accounts/messaging-accounts.usecases.ts'
import type { ExternalLogin } from '../external-login/external-login.ts'
import { scansTable } from './messaging.store.ts'
import type { MessagingApp, MessagingPerson, MessagingVendor } from './messaging-vendor.ts'

export type MessagingDependencies = AccountDependencies & {
  vendor: MessagingVendor
  secrets: SecretBox
  log: Logger
}

/** Without a code, whoever scanned did not allow it. */
type ScanAnswer = { state: string; code?: string | undefined }

export function messagingLogin(
  dependencies: MessagingDependencies,
): ExternalLogin<MessagingPerson, ScanAnswer> {
  const { db, vendor } = dependencies
  return {
    name: 'messaging',
    logins: scansTable,
    isSetUp: ({ settings }) => Boolean(settings.messagingAppId && settings.messagingAppSecret),
    hasOne: async ({ caller }) => (await getAccount(caller.accountId, db)).messagingId !== null,
    begin: async ({ callbackUrl, state }, { settings }) => ({
      url: vendor.scanPage({ appId: settings.messagingAppId, returnTo: callbackUrl, state }),
    }),
    async identify({ code }, _checks, site) {
      const app = openApp(site, dependencies)
      if (!code) return { failure: 'messaging.denied' }
      return app ? vendor.identify(code, app) : { failure: 'messaging.misconfigured' }
    },
    findHolder: findMessagingHolder,
    async bind(person, { accountId }) {
      const bound = await addMessaging(db, accountId, person)
      if (!bound) throw new Failure('messaging.has_another')
      return bound
    },
    register: registerByMessaging,
    isHeld: isMessagingHeld,
  }
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
