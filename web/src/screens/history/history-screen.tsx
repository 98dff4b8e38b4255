import '../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWorkModels, useWorks } from '../../features/making/works/queries.ts'
import { SelectBox } from '../../features/making/works/select-box.tsx'
import { SelectionBar } from '../../features/making/works/selection-bar.tsx'
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
import { EmptyLink } from '../../ui/empty-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { filterIn, isFiltered, searchWithFilter, workFilterOf } from './history-filter.ts'
import { ChosenActions } from './parts/chosen-actions.tsx'
import { FilterBar } from './parts/filter-bar.tsx'
import { historyMedia } from './parts/history-media.tsx'

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
  const { ids, choose } = selection
  const box = useCallback(
    (work: Work) => <SelectBox work={work} on={ids.has(work.id)} choose={choose} />,
    [ids, choose],
  )
  useLiveWorks()
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.history)

  const use = useCallback(
    (work: Work) => void navigate(sendLink(studioPathOf(work), { work: work.id })),
    [navigate],
  )
  const clear = () =>
    void navigate(
      { search: searchWithFilter(search, { kind: '', status: '', model: 0, time: '', q: '' }) },
      { replace: true },
    )
  const { query, count } = list
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.history} />
      {selection.active ? (
        <SelectionBar selection={selection}>
          <ChosenActions selection={selection} />
        </SelectionBar>
      ) : (
        <Head count={query.isSuccess ? count : null} onSelect={selection.begin}>
          <FilterBar filter={filter} models={models} />
        </Head>
      )}
      <WorkGallery
        list={list}
        models={models}
        // Another filter is another list, which begins at its top.
        key={JSON.stringify(asked)}
        place={`history ${JSON.stringify(asked)}`}
        onUse={use}
        selection={selection}
        over={box}
        media={historyMedia}
        empty={
          isFiltered(filter) ? (
            <EmptyState
              alone
              icon="search"
              title={t.nothingFound}
              action={<Button onClick={clear}>{t.clearFilters}</Button>}
            >
              {t.nothingFoundText}
            </EmptyState>
          ) : (
            <EmptyState
              alone
              icon="images"
              title={t.historyEmpty}
              action={<EmptyLink to="/draw">{t.startDrawing}</EmptyLink>}
            >
              {t.historyEmptyText}
            </EmptyState>
          )
        }
      />
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
