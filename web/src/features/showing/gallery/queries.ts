import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { CallName, InputAt } from '../../../api/endpoint-types.ts'

/** What a feed shows; a filter that is absent lets everything through. */
export type FeedFilter = Omit<InputAt<'gallery.feed'>, 'size' | 'cursor'>

const size = 40

/** Published works behind a cursor. */
export function useFeed(filter: FeedFilter) {
  return usePublishedList(['gallery.feed', 'list', filter], (cursor, signal) =>
    call('gallery.feed', { ...filter, size, cursor }, { shownInPlace: true, signal }),
  )
}

/** Tags of published works, the most used first. */
export const useTags = () =>
  useQuery({ ...callOptions('gallery.tags', { size: 40 }), staleTime: 300_000 })

/** The works of an album, in its order; own ones that are not published have `isPublic` false. */
export function useAlbumWorks(id: number) {
  return usePublishedList(['collections.works', 'list', id], (cursor, signal) =>
    call('collections.works', { id, size, cursor }, { shownInPlace: true, signal }),
  )
}

type Page<T> = { rows: T[]; next: string | null }

function usePublishedList<T extends PublishedWork>(
  queryKey: readonly [CallName, 'list', unknown],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
) {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 60_000,
  })
  const works = useMemo(
    () => withoutTwins(query.data?.pages.flatMap(({ rows }) => rows)),
    [query.data],
  )
  return { query, works }
}

/** A work whose rank changed between two pages stands in both. */
function withoutTwins<T extends { id: number }>(works: readonly T[] = []): T[] {
  return [...new Map(works.map((work) => [work.id, work])).values()]
}
