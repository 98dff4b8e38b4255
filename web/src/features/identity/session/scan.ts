// Logging in and binding by a messaging account: the browser leaves for its vendor's page and comes back with a code.
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { token } from '../../../lib/storage/identity.ts'
import { invitedBy } from '../../../lib/storage/tracking.ts'
import { useDeparture } from '../../../lib/use-departure.ts'
import type { DialogName } from '../../../lib/use-dialog-link.ts'

const siteQuery = { ...callOptions('sites.front', {}), staleTime: Infinity }

/** Whether one can log in by scan on this site. */
export const useScanOffered = (): boolean =>
  useQuery({ ...siteQuery, select: ({ messagingLogin }) => messagingLogin }).data ?? false

/** Leaves for the page to scan from; it leads back to this place, with `dialog` open over it. */
export function useScan(dialog?: DialogName) {
  const { leave, busy, error } = useDeparture(
    (from) => call('messaging.link', { from }, { shownInPlace: true }),
    dialog,
  )
  return {
    scan: leave,
    busy,
    problem: error instanceof CallFailure ? error.message : undefined,
  }
}

/** Ends a scan and keeps the token when there is a new session. Throws CallFailure. */
export async function endScan(code: string): Promise<ReplyAt<'messaging.exchange'>> {
  const invitation = invitedBy.get()
  const ended = await call(
    'messaging.exchange',
    { code, ...(invitation ? { invitedBy: invitation } : {}) },
    { shownInPlace: true },
  )
  if (ended.token) token.set(ended.token)
  return ended
}
