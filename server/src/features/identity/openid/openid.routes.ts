import type { api } from '@atelier/contract'
import { asFailure } from '../../../platform/http/error-handler.ts'
import { withCode } from '../../../platform/http/return-place.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { toUserInfo } from '../accounts/accounts.usecases.ts'
import { beginLogin, endLogin, type OpenidDependencies, receiveLogin } from './openid.usecases.ts'
import { listAccounts, unbindAccount } from './openid-accounts.usecases.ts'

export const openidHandlers = (dependencies: OpenidDependencies): Handlers<typeof api.openid> => ({
  async link({ from }, context, { request }) {
    const callbackUrl = `${request.protocol}://${request.host}/api/auth/openidCallback`
    return { url: await beginLogin({ from, callbackUrl }, context, dependencies) }
  },
  async callback(input, { site }, { request, reply }) {
    // A page is waited for here, and the one it leads to can say that it did not work out.
    const path = await receiveLogin(input, site, dependencies).catch((error: unknown) => {
      request.log.error({ failure: asFailure(error).code }, 'a login by OpenID was lost')
      return withCode('/', 'openid', 'lost')
    })
    await reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(path)
  },
  async exchange(input, context) {
    const { site, caller, locale, userAgent, ip } = context
    const from = { site, caller, locale, device: { userAgent, ip } }
    const { account, ...ended } = await endLogin(input, from, dependencies)
    return { ...ended, userInfo: toUserInfo(account) }
  },
  async list(_, context) {
    const rows = await listAccounts(context, dependencies.db)
    return { rows, count: rows.length }
  },
  async unbind({ id }, { caller }) {
    return { userInfo: toUserInfo(await unbindAccount(id, caller, dependencies.db)) }
  },
})
