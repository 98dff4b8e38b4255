import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, type WorkType, workTypes } from '@atelier/contract/work-terms'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { pollAfter, pollSize } from './draw-poll.ts'
import { fetchWorks } from './fetch-works.ts'
import { listKey, workKey } from './work-cache.ts'
import { countOf, nextBefore, type WorkFilter, worksOf } from './work-pages.ts'
import { useLiveWorks, useWorksClient } from './works.ts'

/** What a place where one draws, films or composes shows of its works at first, from the specification. */
export const pageSize = 12
const firstSize = 40
const nextSize = 100

/** Own works, newest first. The stream keeps them fresh, so they are never asked for anew by age. */
export function useWorks(filter: WorkFilter, { size = firstSize } = {}) {
  const query = useInfiniteQuery({
    queryKey: listKey(filter),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchWorks(filter, {
        size: pageParam === undefined ? size : nextSize,
        before: pageParam,
        signal,
      }),
    getNextPageParam: (_last, pages) => nextBefore(pages),
    staleTime: Infinity,
    // What shows it may be drawn later than it ends, and would be told nothing of that.
    notifyOnChangeProps: 'all',
  })
  const works = useMemo(() => worksOf(query.data), [query.data])
  return { query, works, count: query.data ? countOf(query.data) : 0 }
}

/** One own work, from a list that has it, else from the server; null when there is none. */
export function useWork(id: number | null) {
  const { cache } = useWorksClient()
  return useQuery({
    queryKey: workKey(id ?? 0),
    enabled: id !== null && id > 0,
    queryFn: async ({ signal }): Promise<Work | null> => {
      const input = { id: id ?? 0, page: 1, size: 1 }
      const { rows } = await call('works.list', input, { shownInPlace: true, signal })
      return rows[0] ?? null
    },
    initialData: () => (id === null ? undefined : cache.find(id)),
    staleTime: Infinity,
  })
}

/** Own works by number; those that are not there are left out. */
export function useWorksOf(ids: readonly number[]) {
  const { cache } = useWorksClient()
  return useQuery({
    queryKey: ['works.states', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }): Promise<Work[]> =>
      call('works.states', { ids: [...ids] }, { shownInPlace: true, signal }),
    placeholderData: () => {
      const known = ids.flatMap((id) => cache.find(id) ?? [])
      return known.length === ids.length ? known : undefined
    },
  })
}

/** One own work, kept fresh as long as it is under way. */
export function useFollowedWork(id: number) {
  const client = useWorksClient()
  const query = useWork(id)
  const isOn = query.data ? isUnderWay(query.data.status) : false
  useLiveWorks(isOn)
  useEffect(() => {
    if (isOn) client.watch(id)
  }, [client, id, isOn])
  return query
}

/**
 * What the specification says of results: page 1, 8 rows, type 4, asked for again 2 s later as long as one of them waits or runs, else
 * no more. It goes into the same lists as the events of the stream.
 */
export function usePolledWorks() {
  const client = useWorksClient()
  const filter = { type: workTypes.sd3 }
  const list = useWorks(filter, { size: pollSize })
  const newest = list.works.slice(0, pollSize).filter(({ id }) => id > 0)
  const refetchInterval = pollAfter(newest)
  const { data } = useQuery({
    ...callOptions('works.list', { page: 1, size: pollSize, type: workTypes.sd3 }),
    enabled: refetchInterval !== false,
    // The list has just been asked for: the first time is one interval later.
    initialData: { rows: newest, count: list.count, countQueue: 0 },
    staleTime: Infinity,
    // What an earlier visit was told is old by now.
    gcTime: 0,
    refetchInterval,
  })
  useEffect(() => client.take(data.rows), [client, data])
  return list
}

const noModels: readonly WorkModel[] = []

export const workModelsQuery = (type?: WorkType) => ({
  ...callOptions('workModels.list', type === undefined ? {} : { type }),
  staleTime: 60_000,
})

/** The models that the site offers for a kind of work, or for all. */
export function useWorkModels(type?: WorkType) {
  const query = useQuery(workModelsQuery(type))
  return { query, models: query.data ?? noModels }
}
