import type { QueryClient } from '@tanstack/react-query'
import { dataKey } from './call-options.ts'
import type { ReplyAt } from './endpoint-types.ts'

type UserInfo = ReplyAt<'GET /auth/getInfo'>

/** Calls that tell what somebody holds, or how it came about. */
const tells = /^(GET|POST) \/(balance\/|queue\/getUserBalance|midjourney\/balanceLog|auth\/getInfo)/

/** Shows a new balance wherever one is shown: at once where it is the whole of it, and asked for anew where it is a part. */
export function balanceChanged(
  queries: QueryClient,
  userBalance: UserInfo['userBalance'],
): Promise<void> {
  queries.setQueriesData<UserInfo>(
    { queryKey: dataKey('GET /auth/getInfo') },
    (known) => known && { ...known, userBalance },
  )
  return queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => tells.test(String(key)) })
}

/** What somebody holds has changed, and only the server knows to what. */
export const refetchBalance = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => tells.test(String(key)) })
