// Own files page by page, asked for anew while one of them is read.
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const listKey = 'GET /knowledge/list'
const pageSize = 40

export function useOwnDocuments(q: string) {
  const query = useInfiniteQuery({
    queryKey: [listKey, 'own', q],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call(listKey, { page, size: pageSize, ...(q ? { q } : {}) }, { signal, shownInPlace: true }),
    getNextPageParam: ({ count }, pages) =>
      pages.length * pageSize < count ? pages.length + 1 : undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some((row) => row.state === 'reading'))
        ? 1500
        : false,
  })
  return { query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] }
}
