import { useInfiniteQuery } from '@tanstack/react-query'

type Page<Row> = { rows: Row[]; count: number }

/** A list that is read page by page; rows that moved from one page to the next while it was read appear once. */
export function usePages<Row, More extends object = object>({
  queryKey,
  size,
  read,
  keyOf,
}: {
  queryKey: readonly unknown[]
  size: number
  read: (page: number, signal: AbortSignal) => Promise<Page<Row> & More>
  keyOf: (row: Row) => string | number
}) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ count }: Page<Row>, pages: Page<Row>[]) =>
      pages.length * size < count ? pages.length + 1 : undefined,
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  const pages = query.data?.pages ?? []
  const rows = [
    ...new Map(pages.flatMap((page) => page.rows).map((row) => [keyOf(row), row])).values(),
  ]
  return { query, rows, count: pages.at(-1)?.count ?? 0 }
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>
