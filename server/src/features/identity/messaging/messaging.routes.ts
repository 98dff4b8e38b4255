import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { toUserInfo } from '../accounts/accounts.usecases.ts'
import { unbindMessaging } from '../accounts/messaging-accounts.usecases.ts'
import { loginHandlers } from '../external-login/login-calls.ts'
import { type MessagingDependencies, messagingLogin } from './messaging-login.ts'

export const messagingHandlers = (
  dependencies: MessagingDependencies,
): Handlers<typeof api.messaging> => ({
  ...loginHandlers(messagingLogin(dependencies), dependencies),
  async unbind(_, { caller }) {
    return { userInfo: toUserInfo(await unbindMessaging(caller, dependencies.db)) }
  },
})
