import { useQuery } from '@tanstack/react-query'
import { token } from '../lib/storage/identity.ts'
import { callOptions } from './call-options.ts'
import { newGuest } from './guest.ts'

const info = callOptions('auth.getInfo', {})

/** Who calls, guest or member, and what they hold. A guest who is registered just then is told with that. */
export const currentUserQuery = {
  ...info,
  queryFn: async (context: Parameters<typeof info.queryFn>[0]) =>
    (token.get() ? undefined : await newGuest()) ?? info.queryFn(context),
}

/** Whether a member is here; undefined as long as it is not known. */
export function useIsMember(): boolean | undefined {
  const { data } = useQuery(currentUserQuery)
  return data && data.userInfo.kind === 'member'
}
