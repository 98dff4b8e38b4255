import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useQueryClient } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { currentUserQuery } from '../../../api/current-user.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'

export const siteQuery = { ...callOptions('sites.front', {}), staleTime: Infinity }
export const passkeysQuery = callOptions('passkeys.list', {})
export const openidQuery = callOptions('openid.list', {})

export type Passkey = ReplyAt<'passkeys.list'>['rows'][number]
export type OpenidAccount = ReplyAt<'openid.list'>['rows'][number]

/** Whether only one way to log in is left, which must stay. */
export const hasOneWay = (user: UserInfo): boolean =>
  Number(user.username !== '' && user.hasPassword) +
    Number(user.messagingAccount !== null) +
    user.otherWays <=
  1

/** Notes what a change of the ways has left, and waits for their lists. */
export function useKeepUser() {
  const queries = useQueryClient()
  return async ({ userInfo }: { userInfo: UserInfo }) => {
    queries.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, userInfo })
    await whenRefreshed()
  }
}
