import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MarketCard } from './market-card.tsx'
import { useHiddenMarketPrompts } from './market-deletes.ts'
import { type MarketFilter, useMarket } from './queries.ts'

type MarketGridProps = { filter: MarketFilter; onMake: () => void; onAll: () => void }

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3'

export function MarketGrid({ filter, onMake, onAll }: MarketGridProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const query = useMarket(filter)
  const hidden = useHiddenMarketPrompts()
  // What moved between two pages stands once.
  const known = new Map(query.data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row])))
  const prompts = [...known.values()].filter(({ id }) => !hidden.has(id))
  if (query.isPending) {
    return (
      <div aria-hidden="true" className={columns}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} className="h-72 rounded-card" />
        ))}
      </div>
    )
  }
  if (query.isError && prompts.length === 0) {
    const failure = query.error instanceof CallFailure ? query.error : undefined
    return (
      <FailureState
        message={failure?.message ?? common.somethingWrong}
        retry={{ label: common.retry, busy: query.isFetching, onRetry: () => void query.refetch() }}
        request={{
          id: failure?.requestId,
          label: common.copyRequestId,
          copiedLabel: common.copied,
        }}
      />
    )
  }
  if (prompts.length === 0) {
    const isSearch =
      filter.words.trim() !== '' || filter.category !== null || filter.medium !== null
    if (filter.of === 'own' && !isSearch) {
      return (
        <EmptyState
          icon="scroll-text"
          title={t.noOwn}
          action={
            <Button kind="main" onClick={onMake}>
              {t.newPrompt}
            </Button>
          }
        >
          {t.noOwnText}
        </EmptyState>
      )
    }
    return (
      <EmptyState
        icon={isSearch ? 'search' : 'bookmark'}
        title={isSearch ? t.noneFound : t.noCollected}
        action={<Button onClick={onAll}>{t.showAll}</Button>}
      >
        {isSearch ? t.noneFoundText : t.noCollectedText}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={t.title} className={columns}>
        {prompts.map((prompt) => (
          <Boundary key={prompt.id} of={prompt}>
            <MarketCard prompt={prompt} />
          </Boundary>
        ))}
      </ul>
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
