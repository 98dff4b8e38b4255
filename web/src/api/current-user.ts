import { useQuery } from '@tanstack/react-query'
import { callOptions } from './call-options.ts'

/** Who calls, guest or member, and what they hold. */
export const currentUserQuery = callOptions('GET /auth/getInfo', {})

/** Whether a member is here; undefined as long as it is not known. */
export function useIsMember(): boolean | undefined {
  const { data } = useQuery(currentUserQuery)
  return data && data.userInfo.kind === 'member'
}
