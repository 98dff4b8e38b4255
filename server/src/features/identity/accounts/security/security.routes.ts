import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { RequestContext, Site } from '../../../../platform/http/request-context.ts'
import type { Handlers } from '../../../../platform/http/serve-endpoint.ts'
import { toUserInfo } from '../accounts.usecases.ts'
import { removeOtherDevices } from '../devices.usecases.ts'
import * as emails from './emails.usecases.ts'
import { proveSecondFactor } from './enter.usecases.ts'
import { linkOrigin } from './link-origin.ts'
import { makeResetLink, requestReset, resetPassword } from './password-reset.usecases.ts'
import * as factor from './second-factor.usecases.ts'
import type { SecurityDependencies } from './security-dependencies.ts'
import { siteOrigin } from './site-origin.ts'
import { toEntered } from './to-entered.ts'

/** Who signs in, where, and from which device. */
export const originOf = ({ site, caller, userAgent, ip }: RequestContext<'public'>) => ({
  site,
  caller,
  device: { userAgent, ip },
})

/** Where the links of a mail lead that a request causes. */
export const mailOrigin = (site: Site, { protocol, host, hostname }: FastifyRequest) =>
  linkOrigin(site, { protocol, host, hostname })

export const securityHandlers = (
  dependencies: SecurityDependencies,
): Handlers<typeof api.accountSecurity> => ({
  async requestReset({ account }, { site, locale, ip }, { request }) {
    const reading = { site, locale, ip, origin: mailOrigin(site, request) }
    await requestReset(account, reading, dependencies)
    return {}
  },
  async resetPassword(input, context) {
    const from = { ...originOf(context), locale: context.locale }
    return toEntered(await resetPassword(input, from, dependencies))
  },
  async operatorReset({ username }, { site, caller }, { request }) {
    const isHome = site.id === caller.siteId
    const origin = siteOrigin(site, { isHome, came: request })
    if (!origin) throw new Failure('people.no_host')
    const { url, expiresAt } = await makeResetLink(
      username,
      { siteId: site.id, origin, caller },
      dependencies,
    )
    return { url, expiresAt: expiresAt.toISOString() }
  },
  async bindEmail(input, { site, locale, caller }, { request }) {
    const reading = { site, locale, caller, origin: mailOrigin(site, request) }
    await emails.requestEmail(input, reading, dependencies)
    return {}
  },
  async confirmEmail({ code }, { site, locale, caller }) {
    const reading = { site, locale, caller, origin: undefined }
    return { userInfo: toUserInfo(await emails.confirmEmail(code, reading, dependencies)) }
  },
  async confirmEmailLink({ token }, { site, locale }) {
    const reading = { site, locale, origin: undefined }
    const { email } = await emails.confirmEmailLink(token, reading, dependencies)
    return { email: email ?? '' }
  },
  async removeEmail(input, context) {
    return { userInfo: toUserInfo(await emails.unbindEmail(input, context, dependencies)) }
  },
  async proveSecondFactor(input, context) {
    const { token, account } = await proveSecondFactor(input, originOf(context), dependencies)
    return { token, userInfo: toUserInfo(account) }
  },
  async secondFactor(_, { caller }) {
    return factor.readSecondFactor(caller, dependencies)
  },
  async setUpSecondFactor(input, context) {
    return factor.setUpSecondFactor(input, context, dependencies)
  },
  async confirmSecondFactor(input, { caller }) {
    const confirmed = await factor.confirmSecondFactor(input, caller, dependencies)
    return { recoveryCodes: confirmed.recoveryCodes, userInfo: toUserInfo(confirmed.account) }
  },
  async turnOffSecondFactor(input, { caller }) {
    return { userInfo: toUserInfo(await factor.turnOffSecondFactor(input, caller, dependencies)) }
  },
  async renewRecoveryCodes(input, { caller }) {
    return { recoveryCodes: await factor.renewRecoveryCodes(input, caller, dependencies) }
  },
  async deleteOtherDevices(_, { caller }) {
    return { count: await removeOtherDevices(caller, dependencies.db) }
  },
})
