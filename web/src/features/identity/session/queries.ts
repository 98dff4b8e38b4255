import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../api/current-user.ts'

export const useCurrentUser = () => useQuery(currentUserQuery)

/** The member who is signed in; undefined for a guest, and as long as it is not known. */
export function useMember() {
  const { data } = useCurrentUser()
  return data?.userInfo.kind === 'member' ? data.userInfo : undefined
}
