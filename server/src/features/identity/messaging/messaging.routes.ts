import type { api } from '@atelier/contract'
import { asFailure } from '../../../platform/http/error-handler.ts'
import { withCode } from '../../../platform/http/return-place.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { toUserInfo } from '../accounts/accounts.usecases.ts'
import { unbindMessaging } from '../accounts/messaging-accounts.usecases.ts'
import {
  beginScan,
  endScan,
  type MessagingDependencies,
  receiveScan,
} from './messaging.usecases.ts'

export const messagingHandlers = (
  dependencies: MessagingDependencies,
): Handlers<typeof api.messaging> => ({
  async link({ from }, context, { request }) {
    const callbackUrl = `${request.protocol}://${request.host}/api/auth/messagingCallback`
    return { url: await beginScan({ from, callbackUrl }, context, dependencies) }
  },
  async callback(input, { site }, { request, reply }) {
    // A page is waited for here, and the one it leads to can say that it did not work out.
    const path = await receiveScan(input, site, dependencies).catch((error: unknown) => {
      request.log.error({ failure: asFailure(error).code }, 'a scan was lost')
      return withCode('/', 'messaging', 'lost')
    })
    await reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(path)
  },
  async exchange(input, context) {
    const { site, caller, locale, userAgent, ip } = context
    const from = { site, caller, locale, device: { userAgent, ip } }
    const { account, ...ended } = await endScan(input, from, dependencies)
    return { ...ended, userInfo: toUserInfo(account) }
  },
  async unbind(_, { caller }) {
    return { userInfo: toUserInfo(await unbindMessaging(caller, dependencies.db)) }
  },
})
