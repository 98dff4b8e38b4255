// Own songs, newest first, one above the other. What is new while somebody looks further down waits behind a button.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useMore } from '../../../api/use-pages.ts'
import { rowHeight } from '../../../features/making/songs/row-height.ts'
import type { useWorks } from '../../../features/making/works/queries.ts'
import { useSteadyHead } from '../../../features/making/works/use-steady-head.ts'
import { useLiveWorks, useWorksClient } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListEnd } from '../../../ui/list-end.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowActions } from '../row-actions.ts'
import { SongRow } from './song-row.tsx'

type SongListProps = {
  list: ReturnType<typeof useWorks>
  models: readonly WorkModel[]
  deeds: RowActions
  /** Counts up when something was asked for here, so that it is seen. */
  toHead: number
  /** Songs to begin with. */
  demos: ReactNode
}

export function SongList({ list, models, deeds, toHead, demos }: SongListProps) {
  const t = useTexts('music')
  const { query, works } = list
  useLiveWorks()
  return (
    <Query
      of={query}
      waiting={
        <div className="motion-late flex flex-col gap-2 p-4">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-36 rounded-card" />
          ))}
        </div>
      }
      isEmpty={works.length === 0}
      empty={
        <div className="scroll-quiet flex min-h-0 flex-1 flex-col px-3 sm:px-4">
          <EmptyState icon="music" title={t.empty}>
            {t.emptyText}
          </EmptyState>
          {demos}
        </div>
      }
    >
      <Rows list={list} models={models} deeds={deeds} toHead={toHead} demos={demos} />
    </Query>
  )
}

function Rows({ list, models, deeds, toHead, demos }: SongListProps) {
  const t = useTexts('music')
  const words = useTexts('works')
  const { cache } = useWorksClient()
  const [atHead, setAtHead] = useState(true)
  const [asked, setAsked] = useState(0)
  const { shown, held } = useSteadyHead(list.works, atHead, cache.keyOf)
  const { query } = list
  const cardOf = useCallback(
    (work: Work, width: number) => ({ key: cache.keyOf(work), height: rowHeight(work, { width }) }),
    [cache],
  )
  const onNearEnd = useMore(query)
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])
  const row = useCallback(
    (work: Work, width: number) => (
      <SongRow work={work} model={modelsById.get(work.modelId ?? 0)} width={width} deeds={deeds} />
    ),
    [modelsById, deeds],
  )
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <Masonry
        items={shown}
        cardOf={cardOf}
        label={t.songs}
        place="music"
        wishedWidth={Number.POSITIVE_INFINITY}
        onNearEnd={onNearEnd}
        onHead={setAtHead}
        toHead={toHead + asked}
        footer={
          <>
            <ListEnd
              of={query}
              loading={words.loadingMore}
              failed={words.moreFailed}
              keepsFailure
            />
            {!query.hasNextPage && <div className="pt-8">{demos}</div>}
          </>
        }
      >
        {row}
      </Masonry>
      {held > 0 && (
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
          <Button
            icon="arrow-up"
            className="pointer-events-auto shadow-float"
            onClick={() => setAsked(asked + 1)}
          >
            {words.newOnes({ n: held })}
          </Button>
        </div>
      )}
    </div>
  )
}
