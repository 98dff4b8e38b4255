import type { OwnPublication } from '@atelier/contract/features/showing/publications'
import type { PublicationState } from '@atelier/contract/gallery-terms'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'

const size = 40

/** Own publications in a state, newest first. */
export function useOwnPublications(state: PublicationState) {
  const query = useInfiniteQuery({
    queryKey: ['GET /gallery/own', 'list', state],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /gallery/own', { state, page, size }, { shownInPlace: true, signal }),
    getNextPageParam: ({ count }, pages) =>
      pages.length * size < count ? pages.length + 1 : undefined,
  })
  // One that moved between two pages stands in both.
  const publications = useMemo(() => {
    const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
    return [...new Map(rows.map((row): [number, OwnPublication] => [row.id, row])).values()]
  }, [query.data])
  return { query, publications }
}
