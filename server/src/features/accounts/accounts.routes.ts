import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { newKey } from '../../platform/ids.ts'
import * as store from './accounts.store.ts'
import {
  type AccountDependencies,
  registerMember,
  type SignedIn,
  signIn,
  takeInGuest,
  toUserInfo,
  updateProfile,
} from './accounts.usecases.ts'
import { deviceName } from './device-name.ts'
import { claimOperator } from './operator-link.ts'

const origin = ({ site, caller, userAgent, ip }: RequestContext<'public'>) => ({
  site,
  caller,
  device: { userAgent, ip },
})

const answer = ({ token, account }: SignedIn) => ({ token, userInfo: toUserInfo(account) })

export function accountHandlers(dependencies: AccountDependencies): Handlers<typeof api.auth> {
  const { db } = dependencies
  return {
    async getInfo(_, { caller }) {
      const account = await store.findAccount(db, caller.accountId)
      if (!account) throw new Failure('auth.expired')
      return {
        userInfo: toUserInfo(account),
        userBalance: { balance: 0, hh_vip_time: null },
      }
    },
    async register(input, context) {
      return answer(await registerMember(input, origin(context), dependencies))
    },
    async login(input, context) {
      return answer(await signIn(input, origin(context), dependencies))
    },
    async claimOperator(input, context) {
      return answer(await claimOperator(input, origin(context), dependencies))
    },
    async logout(_, { caller }) {
      if (caller.sessionId !== null)
        await store.deleteSession(db, caller.accountId, caller.sessionId)
      return {}
    },
    async createGuest({ guest_id, ...tracking }, { site }) {
      const guestId = guest_id ?? newKey()
      const given = Object.entries(tracking).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      )
      await takeInGuest(guestId, site, Object.fromEntries(given), db)
      return { guest_id: guestId }
    },
    async updateUser(input, { caller }) {
      const { account, signedOut } = await updateProfile(caller.accountId, input, db)
      return { userInfo: toUserInfo(account), signedOut }
    },
    async listDevices(_, { caller }) {
      const sessions = await store.listSessions(db, caller.accountId)
      const rows = sessions.map((session) => ({
        id: session.id,
        name: deviceName(session.userAgent),
        ip: session.ip,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        current: session.id === caller.sessionId,
      }))
      return { rows, count: rows.length }
    },
    async deleteDevice({ id }, { caller }) {
      if (!(await store.deleteSession(db, caller.accountId, id)))
        throw new Failure('devices.not_found')
      return {}
    },
  }
}
