import { useCallback } from 'react'

/** A list that is read page by page, as TanStack Query tells it. */
export type More = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * Asks for the next page, for what watches the end of a list: not when there is none, while it is on its way, or after it failed, as then a
 * button of the list asks again; `again` where there is no such button.
 */
export function useMore(query: More, { again = false } = {}): () => void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const mayAsk = hasNextPage && !isFetchingNextPage && (again || !isFetchNextPageError)
  return useCallback(() => {
    if (mayAsk) void fetchNextPage()
  }, [mayAsk, fetchNextPage])
}
