import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { publicationsQuery } from '../../api/publications.ts'
import { useWorks } from '../../features/making/works/queries.ts'

const done = { status: workStates.done }
/** With so few in sight the next page is fetched without being asked for. */
const fewest = 12

/** Own finished works with something to see that are neither published nor on their way there, newest first. */
export function useDrafts() {
  const { query } = useWorks(done)
  const pages = query.data?.pages ?? []
  const states = useQueries({
    queries: pages.map(({ rows }) =>
      publicationsQuery(rows.flatMap(({ id }) => (id > 0 ? [id] : [])).slice(0, 500)),
    ),
    combine: (results) => ({
      known: results.map(({ data }) => data),
      failed: results.find(({ isError }) => isError),
      isPending: results.some(({ isLoading }) => isLoading),
    }),
  })
  const { known } = states
  const works = useMemo(
    () =>
      pages.flatMap(({ rows }, at) => {
        const told = known[at]
        if (!told) return []
        const taken = new Set(told.flatMap(({ id, state }) => (state === 'withdrawn' ? [] : [id])))
        return rows.filter((work): work is Work => isDraft(work) && !taken.has(work.id))
      }),
    [pages, known],
  )
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const wantsMore =
    works.length < fewest && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (wantsMore && !states.isPending) void fetchNextPage()
  }, [wantsMore, states.isPending, fetchNextPage])
  const failed = query.isError && pages.length === 0 ? query : states.failed
  const isOnItsWay = states.isPending || isFetchingNextPage || wantsMore
  const { error, isFetching, refetch } = failed ?? query
  return {
    works,
    /** Of works and states together. */
    query: {
      isPending: !failed && (query.isPending || (works.length === 0 && isOnItsWay)),
      isError: failed !== undefined,
      error,
      isFetching,
      refetch,
      hasNextPage,
      isFetchingNextPage,
      isFetchNextPageError,
      fetchNextPage,
    },
  }
}

const isDraft = ({ id, files }: Work): boolean => id > 0 && files.length > 0
