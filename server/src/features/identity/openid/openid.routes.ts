import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { toUserInfo } from '../accounts/accounts.usecases.ts'
import { loginHandlers } from '../external-login/login-calls.ts'
import { listAccounts, unbindAccount } from './openid-accounts.usecases.ts'
import { type OpenidDependencies, openidLogin } from './openid-login.ts'

export const openidHandlers = (dependencies: OpenidDependencies): Handlers<typeof api.openid> => ({
  ...loginHandlers(openidLogin(dependencies), dependencies),
  async list(_, context) {
    const rows = await listAccounts(context, dependencies.db)
    return { rows, count: rows.length }
  },
  async unbind({ id }, { caller }) {
    return { userInfo: toUserInfo(await unbindAccount(id, caller, dependencies.db)) }
  },
})
