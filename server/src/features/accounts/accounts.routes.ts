import type { api } from '@atelier/contract'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Handlers } from '../../platform/http/serve-endpoint.ts'
import { newKey } from '../../platform/ids.ts'
import {
  type AccountDependencies,
  getAccount,
  registerMember,
  type SignedIn,
  signIn,
  takeInGuest,
  toUserInfo,
  updateProfile,
} from './accounts.usecases.ts'
import { listDevices, removeDevice, signOut } from './devices.usecases.ts'
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
      return {
        userInfo: toUserInfo(await getAccount(caller.accountId, db)),
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
      await signOut(caller, db)
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
      const rows = await listDevices(caller, db)
      return { rows, count: rows.length }
    },
    async deleteDevice({ id }, { caller }) {
      await removeDevice(id, caller, db)
      return {}
    },
  }
}
