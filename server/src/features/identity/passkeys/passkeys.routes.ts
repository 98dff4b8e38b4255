import type { api } from '@atelier/contract'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { type AccountDependencies, toUserInfo } from '../accounts/accounts.usecases.ts'
import { toEntered } from '../accounts/security/to-entered.ts'
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  offerPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.usecases.ts'

const placeOf = ({ hostname, host }: FastifyRequest) => ({
  host: hostname.toLowerCase(),
  address: host.toLowerCase(),
})

export const passkeyHandlers = (
  dependencies: AccountDependencies,
): Handlers<typeof api.passkeys> => ({
  async list(_, { caller }) {
    const rows = await listPasskeys(caller, dependencies.db)
    return { rows, count: rows.length }
  },
  async options(_, { site, caller }, { request }) {
    return offerPasskey({ site, caller, place: placeOf(request) }, dependencies)
  },
  async add({ credential }, { site, caller, userAgent }, { request }) {
    const maker = { site, caller, userAgent, place: placeOf(request) }
    const { passkey, account } = await addPasskey(credential, maker, dependencies)
    return { passkey, userInfo: toUserInfo(account) }
  },
  async rename(input, { caller }) {
    return { passkey: await renamePasskey(input, caller, dependencies.db) }
  },
  async remove({ id }, { caller }) {
    return { userInfo: toUserInfo(await removePasskey(id, caller, dependencies.db)) }
  },
  async loginOptions(_, { site }, { request }) {
    return askForPasskey({ site, place: placeOf(request) }, dependencies)
  },
  async login({ credential }, { site, caller, userAgent, ip }, { request }) {
    const from = { site, caller, device: { userAgent, ip }, place: placeOf(request) }
    return toEntered(await signInByPasskey(credential, from, dependencies))
  },
})
