// Prompts of the market as the server tells them, in the page's language.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { useLocale } from '../../../i18n/use-texts.ts'
import type { MarketPlace } from './market-place.ts'

const size = 24

export type MarketFilter = Pick<MarketPlace, 'of' | 'category' | 'medium' | 'sort'> & {
  words: string
}

/** A list, a page after another. */
export function useMarket({ of, words, category, medium, sort }: MarketFilter) {
  const language = useLocale()
  const q = words.trim().slice(0, 200)
  const input = {
    of,
    q,
    sort,
    size,
    language,
    ...(category ? { category } : {}),
    ...(medium ? { medium } : {}),
  }
  return usePages({
    queryKey: [...dataKey('market.list'), input],
    size,
    read: (page, signal) => call('market.list', { ...input, page }, { shownInPlace: true, signal }),
    keyOf: byId,
    keepsBefore: true,
  })
}

/** All categories, each with how many of these prompts are about it. */
export function useMarketCategories(of: MarketPlace['of'] = 'all') {
  const language = useLocale()
  return useQuery({
    ...callOptions('market.categories', { of, language }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** One prompt, or nothing for number 0. */
export function useMarketPage(id: number) {
  const language = useLocale()
  return useQuery({
    ...callOptions('market.get', { id, language }),
    enabled: id > 0,
    staleTime: 60_000,
    // What is not there does not come by asking again.
    retry: false,
  })
}

/** Reads one prompt, as its page does. */
export function useReadMarketPage(): (id: number) => Promise<MarketPage> {
  const language = useLocale()
  const client = useQueryClient()
  return (id) =>
    client.fetchQuery({ ...callOptions('market.get', { id, language }), staleTime: 60_000 })
}

/** All that is told of the market is asked for anew. */
export async function refreshMarket(client: QueryClient): Promise<void> {
  const keys = [dataKey('market.list'), dataKey('market.categories'), dataKey('market.get')]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useSaveMarketPrompt() {
  return useMutation({
    mutationFn: (request: InputAt<'market.save'>): Promise<MarketPage> =>
      call('market.save', request, { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}

/** Publishes, or keeps to oneself again. */
export function usePublishPrompt() {
  return useMutation({
    mutationFn: ({ id, publishes }: { id: number; publishes: boolean }): Promise<MarketPage> =>
      publishes ? call('market.publish', { id }) : call('market.withdraw', { id }),
    onSettled: whenRefreshed,
  })
}

/** Copies it into the own prompt store. */
export function useKeepPrompt() {
  const language = useLocale()
  return useMutation({
    mutationFn: (id: number) => call('market.keep', { id, language }, { shownInPlace: true }),
    onSuccess: whenRefreshed,
  })
}
