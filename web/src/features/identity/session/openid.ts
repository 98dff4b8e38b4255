// Logging in by the site's OpenID provider: the browser leaves for its page and comes back with a code.
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { token } from '../../../lib/storage/identity.ts'
import { invitedBy } from '../../../lib/storage/tracking.ts'
import { useDeparture } from '../../../lib/use-departure.ts'

const siteQuery = { ...callOptions('sites.front', {}), staleTime: Infinity }

/** What the site's button says, empty for words of ours; undefined where there is none. */
export const useOpenidOffer = () =>
  useQuery({ ...siteQuery, select: ({ openidLogin }) => openidLogin }).data ?? undefined

/** Leaves for the provider's page, which leads back to this place without a dialog. */
export function useOpenidLogin() {
  const { leave, busy, error } = useDeparture((from) =>
    call('openid.link', { from }, { shownInPlace: true }),
  )
  return { leave, busy, problem: error instanceof CallFailure ? error.message : undefined }
}

/** Ends a login and keeps the token when there is a new session. Throws CallFailure. */
export async function endOpenid(code: string): Promise<ReplyAt<'openid.exchange'>> {
  const invitation = invitedBy.get()
  const ended = await call(
    'openid.exchange',
    { code, ...(invitation ? { invitedBy: invitation } : {}) },
    { shownInPlace: true },
  )
  if (ended.token) token.set(ended.token)
  return ended
}
