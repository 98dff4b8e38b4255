import type { ReactNode } from 'react'
import type { Pages } from '../../../api/use-pages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A list that is read page by page, in whichever state it is. */
export function PagedList<Row>({
  pages: { query, rows },
  empty,
  count,
  aside,
  children,
}: {
  pages: Pages<Row>
  /** In its place when there is nothing. */
  empty: ReactNode
  /** How many there are, in words. */
  count?: string
  /** Stands at the end of that line. */
  aside?: ReactNode
  children: (rows: Row[]) => ReactNode
}) {
  const t = useTexts('admin')
  return (
    <Query
      of={query}
      waiting={<Skeleton className="h-80 rounded-card" />}
      isEmpty={rows.length === 0}
      empty={empty}
    >
      {() => (
        <>
          {count && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="figures font-medium">
                {count}
              </p>
              {aside}
            </div>
          )}
          {children(rows)}
          <MoreButton of={query} className="self-center">
            {t.more}
          </MoreButton>
        </>
      )}
    </Query>
  )
}
