// All models of the square as cards; only those in sight are drawn.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMore } from '../../../api/use-pages.ts'
import { takesPicture } from '../../../features/making/works/send-places.ts'
import { sentIn } from '../../../features/making/works/work-link.ts'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListEnd } from '../../../ui/list-end.tsx'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { Query } from '../../../ui/query.tsx'
import { useOwnCovers, useSquare } from '../queries.ts'
import { emptyFilter, filterIn, isFiltered, searchWith } from '../square-filter.ts'
import { ModelCard, wordsHeight } from './model-card.tsx'
import { SquareFilters } from './square-filters.tsx'

const wishedWidth = 250
/** Of a cover, width by height. */
const coverRatio = 3 / 2

const cardOf = (model: WorkModel, width: number) => ({
  key: String(model.id),
  height: Math.round(width / coverRatio) + wordsHeight,
})

export function Square() {
  const t = useTexts('modelSquare')
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = useMemo(() => filterIn(search), [search])
  const { query, models: found, count } = useSquare(filter)
  const { file: sent } = sentIn(search) ?? {}
  const models = useMemo(
    () => (sent ? found.filter((model) => takesPicture(model)) : found),
    [found, sent],
  )
  const covers = useOwnCovers()
  useTitle(t.title)
  const onNearEnd = useMore(query)
  const clear = () => void navigate({ search: searchWith(search, emptyFilter) }, { replace: true })
  return (
    <>
      <TopBar title={t.title} />
      <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-4">
        <h1 className="text-title font-semibold max-lg:hidden">{t.title}</h1>
        <p role="status" className="figures text-soft">
          {sent ? t.chooseForPicture : query.isSuccess ? t.count({ n: count }) : ''}
        </p>
        <SquareFilters filter={filter} />
      </header>
      <Query
        of={query}
        waiting={<GallerySkeleton />}
        isEmpty={models.length === 0}
        empty={
          <div className="grid flex-1 place-items-center">
            {isFiltered(filter) ? (
              <EmptyState
                icon="search"
                title={t.nothing}
                action={<Button onClick={clear}>{t.clear}</Button>}
              >
                {t.nothingText}
              </EmptyState>
            ) : (
              <EmptyState icon="blocks" title={t.none}>
                {t.noneText}
              </EmptyState>
            )}
          </div>
        }
      >
        <Masonry
          // Another filter is another list, which begins at its top.
          key={JSON.stringify(filter)}
          items={models}
          cardOf={cardOf}
          label={t.models}
          place={`square ${JSON.stringify(filter)}`}
          wishedWidth={wishedWidth}
          onNearEnd={onNearEnd}
          onHead={nothing}
          toHead={0}
          footer={<ListEnd of={query} loading={t.loadingMore} failed={t.moreFailed} keepsFailure />}
        >
          {(model) => (
            <ModelCard
              model={model}
              own={covers.get(model.id)}
              to={searchWith(search, { model: String(model.id), try: sent ? '1' : '' })}
            />
          )}
        </Masonry>
      </Query>
    </>
  )
}

const nothing = () => undefined
