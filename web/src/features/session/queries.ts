import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'

/** Who calls, guest or member, and what they hold. */
export const currentUserQuery = callOptions('GET /auth/getInfo', {})

export const useCurrentUser = () => useQuery(currentUserQuery)

/** The member who is signed in; undefined for a guest, and as long as it is not known. */
export function useMember() {
  const { data } = useCurrentUser()
  return data?.userInfo.kind === 'member' ? data.userInfo : undefined
}
