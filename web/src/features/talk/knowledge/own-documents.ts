// Own files page by page, asked for anew while one of them is read.
import { call } from '../../../api/call.ts'
import { byId, usePages } from '../../../api/use-pages.ts'

export const listKey = 'knowledge.list'
const size = 40

export function useOwnDocuments(q: string) {
  return usePages({
    queryKey: [listKey, 'own', q],
    size,
    read: (page, signal) =>
      call(listKey, { page, size, ...(q ? { q } : {}) }, { signal, shownInPlace: true }),
    keyOf: byId,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some((row) => row.state === 'reading'))
        ? 1500
        : false,
  })
}
