import type { ReactNode } from 'react'
import { CallFailureState } from '../../../features/site/failure/call-failure-state.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Pages } from './use-pages.ts'

/** A list that is read page by page, in whichever state it is. */
export function PagedList<Row>({
  pages: { query, rows },
  empty,
  children,
}: {
  pages: Pages<Row>
  /** In its place when there is nothing. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}) {
  const t = useTexts('admin')
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />
  if (query.isError && rows.length === 0)
    return (
      <CallFailureState
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      {query.hasNextPage && (
        <Button
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}
