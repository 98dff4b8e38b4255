import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query, type ShownQuery } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'

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
  const t = useTexts('adminModeration')
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-240 flex-col gap-4 px-4 pt-6 pb-10 sm:px-6">
        <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
        <ModerationTabs />
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
      </div>
    </div>
  )
}
