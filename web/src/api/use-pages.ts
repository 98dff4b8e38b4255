import { type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** A page of a list that the server counts: `count` is of all pages together. */
type Page<Row> = { rows: Row[]; count: number }

/** What else TanStack Query can be told of the list. */
type Rest<Got> = Pick<
  UseInfiniteQueryOptions<Got, Error, { pages: Got[] }, readonly unknown[], number>,
  'enabled' | 'staleTime' | 'refetchOnMount' | 'refetchInterval'
>

type PagesOptions<Row, Got> = Rest<Got> & {
  /** Begins with the name of the call, so that the list is read anew with all else that the call tells. */
  queryKey: readonly unknown[]
  /** Rows of a full page. */
  size: number
  /** Asks for a page; the first is 1. */
  read: (page: number, signal: AbortSignal) => Promise<Got>
  /** What a row is known by on all pages; the same function each time, so that the list stays the same one. Absent where rows have none. */
  keyOf?: (row: Row) => string | number
  /** Shows what was found before until the first page of another filter has come. */
  keepsBefore?: boolean
}

/** Known by its number or name. */
export const byId = ({ id }: { id: string | number }): string | number => id

/** A list that is read page by page; a row that moved from one page to the next while it was read appears once. */
export function usePages<Row, More extends object = object>(
  options: PagesOptions<Row, Page<Row> & More>,
) {
  const { keyOf } = options
  const query = useInfiniteQuery(pagesOptions(options))
  const { data } = query
  const rows = useMemo(() => rowsOf(data?.pages ?? [], keyOf), [data, keyOf])
  return { query, rows, count: data?.pages.at(-1)?.count ?? 0 }
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>

/** The list as TanStack Query takes it. A page without rows is the last one, whatever it counts. */
export function pagesOptions<Row, Got extends Page<Row>>({
  queryKey,
  size,
  read,
  keepsBefore,
  keyOf: _,
  ...rest
}: PagesOptions<Row, Got>) {
  return {
    ...rest,
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      read(pageParam, signal),
    getNextPageParam: (last: Got, pages: Got[]) =>
      pages.length * size < last.count && last.rows.length > 0 ? pages.length + 1 : undefined,
    ...(keepsBefore ? { placeholderData: <T>(before: T) => before } : {}),
  }
}

/** The rows of all pages in their order, each once: where it came first, as it came last. */
export function rowsOf<Row>(
  pages: readonly { rows: readonly Row[] }[],
  keyOf: ((row: Row) => string | number) | undefined,
): Row[] {
  const rows = pages.flatMap((page) => page.rows)
  if (!keyOf) return rows
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
