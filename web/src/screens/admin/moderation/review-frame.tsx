import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query, type ShownQuery } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type ReviewFrameProps = {
  words: { text: string; empty: string; emptyText: string; more: string }
  /** The list that waits, page by page. */
  query: ShownQuery<unknown> & {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  isEmpty: boolean
  /** The list, where there is one. */
  children: ReactNode
}

/** What waits for a decision, in whichever state its list is. */
export function ReviewFrame({ words, query, isEmpty, children }: ReviewFrameProps) {
  return (
    <>
      <p className="text-soft">{words.text}</p>
      <Query
        of={query}
        waiting={<Skeleton className="h-40 rounded-card" />}
        isEmpty={isEmpty}
        empty={
          <EmptyState icon="circle-check" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      >
        {children}
      </Query>
      <MoreButton of={query} className="self-center">
        {words.more}
      </MoreButton>
    </>
  )
}
