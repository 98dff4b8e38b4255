import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useQueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../../../api/current-user.ts'

/** Keeps what the server says about the user after a change. */
export function useUserChange() {
  const queries = useQueryClient()
  return (userInfo: UserInfo) =>
    queries.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, userInfo })
}
