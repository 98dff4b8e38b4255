import { useTexts } from '../../../i18n/use-texts.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MarketCard } from './market-card.tsx'
import { useHiddenMarketPrompts } from './market-deletes.ts'
import { type MarketFilter, useMarket } from './queries.ts'

type MarketGridProps = { filter: MarketFilter; onMake: () => void; onAll: () => void }

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3'

export function MarketGrid({ filter, onMake, onAll }: MarketGridProps) {
  const t = useTexts('market')
  const { query, rows } = useMarket(filter)
  const hidden = useHiddenMarketPrompts()
  const prompts = rows.filter(({ id }) => !hidden.has(id))
  if (query.isPending) {
    return (
      <div aria-hidden="true" className={columns}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} className="h-72 rounded-card" />
        ))}
      </div>
    )
  }
  if (query.isError && prompts.length === 0) return <QueryFailure of={query} />
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
      <MoreButton of={query} className="self-center">
        {t.more}
      </MoreButton>
    </>
  )
}
