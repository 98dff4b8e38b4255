import type { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { newKey } from '../../../platform/ids.ts'
import {
  bindUsername,
  getAccount,
  registerMember,
  type SignedIn,
  takeInGuest,
  toUserInfo,
  updateProfile,
} from './accounts.usecases.ts'
import { listDevices, removeDevice, signOut } from './devices.usecases.ts'
import { claimOperator } from './operator-link.ts'
import { confirmNewEmail } from './security/emails.usecases.ts'
import { logIn } from './security/log-in.usecases.ts'
import { mailOrigin, originOf } from './security/security.routes.ts'
import type { SecurityDependencies } from './security/security-dependencies.ts'
import { toEntered } from './security/to-entered.ts'

const answer = ({ token, account }: SignedIn) => ({ token, userInfo: toUserInfo(account) })

export function accountHandlers(dependencies: SecurityDependencies): Handlers<typeof api.auth> {
  const { db, balanceOf } = dependencies
  return {
    async getInfo(_, { caller, site }) {
      return {
        userInfo: toUserInfo(await getAccount(caller.accountId, db)),
        userBalance: await balanceOf(caller, site),
      }
    },
    async register({ email, ...member }, context, { request }) {
      if (email && !dependencies.mail.isSetUp) throw new Failure('mail.not_set_up')
      const signedIn = await registerMember(member, originOf(context), dependencies)
      const { site, locale } = context
      const reading = { site, locale, origin: mailOrigin(site, request) }
      if (email) await confirmNewEmail(email, signedIn.account, reading, dependencies)
      return answer(signedIn)
    },
    async login(input, context) {
      return toEntered(await logIn(input, originOf(context), dependencies))
    },
    async claimOperator(input, context) {
      return answer(await claimOperator(input, originOf(context), dependencies))
    },
    async logout(_, { caller }) {
      await signOut(caller, db)
      return {}
    },
    async bindUsername(input, { caller }) {
      return { userInfo: toUserInfo(await bindUsername(caller.accountId, input, db)) }
    },
    async createGuest({ guest_id, ...tracking }, { site, ip }) {
      const guestId = guest_id ?? newKey()
      const given = Object.entries(tracking).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      )
      const visit = { guestId, site, ip, tracking: Object.fromEntries(given) }
      const guest = await takeInGuest(visit, dependencies)
      const userBalance = await balanceOf({ accountId: guest.id, vipUntil: guest.vipUntil }, site)
      return {
        guest_id: guestId,
        userInfo: toUserInfo(await getAccount(guest.id, db)),
        userBalance,
      }
    },
    async updateUser(input, { caller }) {
      const { account, signedOut } = await updateProfile(caller.accountId, input, dependencies)
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
