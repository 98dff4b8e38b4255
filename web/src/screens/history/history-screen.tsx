import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useWorkModels, useWorks } from '../../features/making/works/queries.ts'
import { SelectBox } from '../../features/making/works/select-box.tsx'
import { studioPathOf } from '../../features/making/works/send-places.ts'
import { useSelection } from '../../features/making/works/use-selection.ts'
import { WorkGallery } from '../../features/making/works/work-gallery.tsx'
import { searchWithWork, sendLink } from '../../features/making/works/work-link.ts'
import { useLiveWorks } from '../../features/making/works/works.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GallerySkeleton } from '../../ui/masonry/gallery-skeleton.tsx'
import { filterIn, isFiltered, searchWithFilter, workFilterOf } from './history-filter.ts'
import { FilterBar } from './parts/filter-bar.tsx'
import { historyMedia } from './parts/history-media.tsx'
import { SelectionBar } from './parts/selection-bar.tsx'

/** All own works: found again by filters and words, and many at once taken away or out. */
export function HistoryScreen() {
  const t = useTexts('works')
  const { search } = useLocation()
  const navigate = useNavigate()
  // The work that is open is no part of the list.
  const listed = searchWithWork(search, null)
  const filter = useMemo(() => filterIn(listed), [listed])
  const today = new Date().toDateString()
  const asked = useMemo(() => workFilterOf(filter, new Date(today)), [filter, today])
  const list = useWorks(asked)
  const { models } = useWorkModels()
  const selection = useSelection(list.works)
  useLiveWorks()
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.history)

  const use = useCallback(
    (work: Work) => void navigate(sendLink(studioPathOf(work), { work: work.id })),
    [navigate],
  )
  const { active, ids, choose } = selection
  const overCard = useCallback(
    (work: Work) => <SelectBox work={work} on={ids.has(work.id)} choose={choose} />,
    [ids, choose],
  )
  const clear = () =>
    void navigate(
      { search: searchWithFilter(search, { kind: '', status: '', model: 0, time: '', q: '' }) },
      { replace: true },
    )
  const { query, works, count } = list
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.history} />
      {active ? (
        <SelectionBar selection={selection} />
      ) : (
        <Head count={query.isSuccess ? count : null} onSelect={selection.begin}>
          <FilterBar filter={filter} models={models} />
        </Head>
      )}
      <Query
        of={query}
        waiting={<GallerySkeleton />}
        isEmpty={works.length === 0}
        empty={
          <div className="grid flex-1 place-items-center">
            {isFiltered(filter) ? (
              <EmptyState
                icon="search"
                title={t.nothingFound}
                action={<Button onClick={clear}>{t.clearFilters}</Button>}
              >
                {t.nothingFoundText}
              </EmptyState>
            ) : (
              <EmptyState
                icon="images"
                title={t.historyEmpty}
                action={
                  <Link to="/draw" className="rounded-control bg-accent px-4 py-2 text-on-accent">
                    {t.startDrawing}
                  </Link>
                }
              >
                {t.historyEmptyText}
              </EmptyState>
            )}
          </div>
        }
      >
        <WorkGallery
          list={list}
          models={models}
          // Another filter is another list, which begins at its top.
          key={JSON.stringify(asked)}
          place={`history ${JSON.stringify(asked)}`}
          onUse={use}
          wishedWidth={220}
          overCard={active ? overCard : undefined}
          onCardKey={selection.onKey}
          media={historyMedia}
        />
      </Query>
    </div>
  )
}

type HeadProps = { count: number | null; onSelect: () => void; children: React.ReactNode }

function Head({ count, onSelect, children }: HeadProps) {
  const t = useTexts('works')
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-4">
      <h1 className="text-title font-semibold max-lg:hidden">{t.history}</h1>
      <p role="status" className="figures min-w-20 text-soft">
        {count === null ? '' : t.count({ n: count })}
      </p>
      {children}
      <Button size="small" icon="list-checks" onClick={onSelect}>
        {t.select}
      </Button>
    </header>
  )
}
