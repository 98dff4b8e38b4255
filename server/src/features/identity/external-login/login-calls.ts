import type { api } from '@atelier/contract'
import { asFailure } from '../../../platform/http/error-handler.ts'
import { aMinute } from '../../../platform/http/limit-rates.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { withCode } from '../../../platform/http/return-place.ts'
import type { Handlers, RawReply } from '../../../platform/http/serve-endpoint.ts'
import { type AccountDependencies, toUserInfo } from '../accounts/accounts.usecases.ts'
import type { ExternalLogin } from './external-login.ts'
import { beginLogin, endLogin, receiveLogin } from './external-login.usecases.ts'

/** The three calls of a way in: the link, where its provider leads back to (`/api/auth/<name>Callback`), and the exchange of the code. */
export const loginHandlers = <Person, Answer extends { state: string }>(
  way: ExternalLogin<Person, Answer>,
  dependencies: AccountDependencies,
): Pick<Handlers<typeof api.openid>, 'link' | 'exchange'> & {
  callback(input: Answer, context: { site: Site }, raw: RawReply): Promise<void>
} => ({
  async link({ from }, context, { request }) {
    const callbackUrl = `${request.protocol}://${request.host}/api/auth/${way.name}Callback`
    return { url: await beginLogin({ from, callbackUrl }, context, way, dependencies) }
  },
  async callback(input, { site }, { request, reply }) {
    // A page is waited for here, and the one it leads to can say that it did not work out.
    const path = await receiveLogin(input, site, way, dependencies).catch((error: unknown) => {
      request.log.error({ failure: asFailure(error).code, way: way.name }, 'a login was lost')
      return withCode('/', way.name, 'lost')
    })
    await reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(path)
  },
  async exchange(input, context) {
    const { site, caller, locale, userAgent, ip } = context
    const from = { site, caller, locale, device: { userAgent, ip } }
    const { account, ...ended } = await endLogin(input, from, way, dependencies)
    return { ...ended, userInfo: toUserInfo(account) }
  },
})

/** How often each of the calls may be made from one address. */
export const loginRates = {
  link: aMinute(20),
  callback: aMinute(30),
  exchange: aMinute(20),
  unbind: aMinute(20),
}
