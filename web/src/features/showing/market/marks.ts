// Liking and collecting: shown at once, and put right by what the server then tells.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { refreshMarket } from './queries.ts'

const marks = {
  like: ['isLiked', 'likes', 'market.like'],
  collect: ['isCollected', 'collects', 'market.collect'],
} as const

/** Puts a mark on a prompt, or takes it off. */
export function useMark(kind: keyof typeof marks) {
  const client = useQueryClient()
  const [is, count, endpoint] = marks[kind]
  const pages = { queryKey: dataKey('market.get') }
  return useMutation({
    mutationKey: ['market-mark', kind],
    // One after another, so that the last press is the one that counts.
    scope: { id: `market-${kind}` },
    mutationFn: ({ id, on }: { id: number; on: boolean }) =>
      call(endpoint, { id, on }, { keepalive: true }),
    onMutate: async ({ id, on }) => {
      await client.cancelQueries(pages)
      client.setQueriesData<MarketPage>(pages, (now) => (now?.id === id ? withMark(now, on) : now))
    },
    onSettled: () => {
      // The answer to an earlier press would undo a later one.
      if (client.isMutating({ mutationKey: ['market-mark', kind] }) <= 1) void refreshMarket(client)
    },
  })

  function withMark(page: MarketPage, on: boolean): MarketPage {
    const step = on === page[is] ? 0 : on ? 1 : -1
    return { ...page, [is]: on, [count]: page[count] + step }
  }
}
