import type { QueryClient } from '@tanstack/react-query'
import { dataKey } from './call-options.ts'
import type { CallName, ReplyAt } from './endpoint-types.ts'

type UserInfo = ReplyAt<'auth.getInfo'>

/** Calls that tell what somebody holds, or how it came about. */
const tells: readonly unknown[] = [
  'auth.getInfo',
  'credits.holdings',
  'credits.spendingLog',
  'credits.spendingSummary',
  'credits.rechargeLog',
] satisfies CallName[]

/** Shows a new balance wherever one is shown: at once where it is the whole of it, and asked for anew where it is a part. */
export function balanceChanged(
  queries: QueryClient,
  userBalance: UserInfo['userBalance'],
): Promise<void> {
  queries.setQueriesData<UserInfo>(
    { queryKey: dataKey('auth.getInfo') },
    (known) => known && { ...known, userBalance },
  )
  return queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => tells.includes(key) })
}

/** What somebody holds has changed, and only the server knows to what. */
export const refetchBalance = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => tells.includes(key) })
