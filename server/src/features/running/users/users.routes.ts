import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Site } from '../../../platform/http/request-context.ts'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { siteOrigin } from '../../identity/accounts/security/site-origin.ts'
import {
  blockPerson,
  listLedger,
  listUsers,
  readPerson,
  seeAs,
  signPersonOut,
  type UsersDependencies,
  unblockPerson,
} from './users.usecases.ts'

export const usersHandlers = (
  dependencies: UsersDependencies & { findSite(host: string): Promise<Site> },
): Handlers<typeof api.users> => {
  const originOf = async (site: Site, came: FastifyRequest) => {
    const home = await dependencies.findSite(came.hostname)
    return siteOrigin(site, { isHome: home.id === site.id, came })
  }
  return {
    async list(request, by) {
      return listUsers(request, by, dependencies)
    },
    async read({ id }, by) {
      return readPerson(id, by, dependencies)
    },
    async ledger({ id, ...request }, by) {
      return listLedger(id, request, by, dependencies)
    },
    async block(input, by) {
      await blockPerson(input, by, dependencies)
      return {}
    },
    async unblock({ id }, by) {
      await unblockPerson(id, by, dependencies)
      return {}
    },
    async signOut(input, by) {
      return { count: await signPersonOut(input, by, dependencies) }
    },
    async seeAs({ id }, by, { request }) {
      const origin = await originOf(by.site, request)
      if (!origin) throw new Failure('people.no_host')
      const device = { userAgent: by.userAgent, ip: by.ip }
      const { token, expiresAt } = await seeAs(id, { ...by, device }, dependencies)
      // Behind the hash it is in no request and no log.
      return { url: `${origin}/Chat#see-as=${token}`, expiresAt: expiresAt.toISOString() }
    },
  }
}
