import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '../api/call-failure.ts'
import type { CallName } from '../api/endpoint-types.ts'

/** Once more, quietly, when no answer came or a server in between was to blame; a refusal stays one. */
const mayRetry = (count: number, error: unknown): boolean =>
  count < 2 &&
  error instanceof CallFailure &&
  (error.status === 0 || (error.status >= 502 && error.status <= 504))

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 600_000, retry: mayRetry },
    mutations: { retry: false },
  },
})

const longestWaitMs = 3000

const identityKey = 'auth.getInfo'

/** What is the same for whoever calls. */
const ofAll: readonly unknown[] = [
  'sites.front',
  'content.notices',
  'content.drawingNotices',
  'content.about',
  'help.listPages',
  'help.getPage',
] satisfies CallName[]

/**
 * Asks anew for everything that depends on who calls. What was asked on behalf of the caller before is let come to its end first:
 * that their login has run out may be known from nothing else. Then who calls is asked before all else, so that what is shown to members
 * alone has left, and nothing of it is asked for in a guest's name.
 */
export async function forgetCallerData(): Promise<void> {
  const ofCaller = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => !ofAll.includes(key)
  const running = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ofCaller })
    .map((query) => query.promise)
  const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([Promise.allSettled(running), tooLong])
  for (const query of queryClient.getQueryCache().findAll({ predicate: ofCaller })) query.reset()
  await queryClient.refetchQueries({ queryKey: [identityKey], type: 'active' })
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => ofCaller(query) && query.queryKey[0] !== identityKey,
  })
}
