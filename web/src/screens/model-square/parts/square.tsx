// All models of the square as cards; only those in sight are drawn.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takesPicture } from '../../../features/making/works/send-places.ts'
import { sentIn } from '../../../features/making/works/work-link.ts'
import { LibraryTabs } from '../../../features/site/navigation/library-tabs.tsx'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Wall } from '../../../ui/masonry/wall.tsx'
import { useOwnCovers, useSquare } from '../queries.ts'
import { emptyFilter, filterIn, isFiltered, searchWith } from '../square-filter.ts'
import { ModelCard, wordsHeight } from './model-card.tsx'
import { SquareFilters } from './square-filters.tsx'

const laneWidth = 250
/** Of a cover, width by height. */
const coverRatio = 3 / 2

const keyOf = ({ id }: WorkModel): string => String(id)
const heightOf = (_model: WorkModel, width: number): number =>
  Math.round(width / coverRatio) + wordsHeight

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
  const clear = () => void navigate({ search: searchWith(search, emptyFilter) }, { replace: true })
  return (
    <>
      <TopBar title={t.title} />
      <LibraryTabs />
      <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-4">
        <h1 className="sr-only max-lg:hidden">{t.title}</h1>
        <p role="status" className="figures text-soft">
          {sent ? t.chooseForPicture : query.isSuccess ? t.count({ n: count }) : ''}
        </p>
        <SquareFilters filter={filter} />
      </header>
      <Wall
        // Another filter is another list, which begins at its top.
        key={JSON.stringify(filter)}
        of={query}
        items={models}
        keyOf={keyOf}
        heightOf={heightOf}
        label={t.models}
        texts={t}
        place={`square ${JSON.stringify(filter)}`}
        targetWidth={laneWidth}
        keepsFailure
        empty={
          isFiltered(filter) ? (
            <EmptyState
              alone
              icon="search"
              title={t.nothing}
              action={<Button onClick={clear}>{t.clear}</Button>}
            >
              {t.nothingText}
            </EmptyState>
          ) : (
            <EmptyState alone icon="blocks" title={t.none}>
              {t.noneText}
            </EmptyState>
          )
        }
      >
        {(model) => (
          <ModelCard
            model={model}
            own={covers.get(model.id)}
            to={searchWith(search, { model: String(model.id), try: sent ? '1' : '' })}
          />
        )}
      </Wall>
    </>
  )
}
