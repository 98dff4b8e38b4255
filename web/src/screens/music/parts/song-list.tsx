// Own songs, newest first, one above the other. What is new while somebody looks further down waits behind a button.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { type ReactNode, useCallback, useMemo } from 'react'
import { rowHeight } from '../../../features/making/songs/row-height.ts'
import type { useWorks } from '../../../features/making/works/queries.ts'
import { useLiveWorks, useWorksClient } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Wall } from '../../../ui/masonry/wall.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowActions } from '../row-actions.ts'
import { SongRow } from './song-row.tsx'

type SongListProps = {
  list: ReturnType<typeof useWorks>
  models: readonly WorkModel[]
  actions: RowActions
  /** Counts up when something was asked for here, so that it is seen. */
  toHead: number
  /** Songs to begin with. */
  demos: ReactNode
}

export function SongList({ list, models, actions, toHead, demos }: SongListProps) {
  const t = useTexts('music')
  const words = useTexts('works')
  const { cache } = useWorksClient()
  useLiveWorks()
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])
  const row = useCallback(
    (work: Work, width: number) => (
      <SongRow
        work={work}
        model={modelsById.get(work.modelId ?? 0)}
        width={width}
        actions={actions}
      />
    ),
    [modelsById, actions],
  )
  return (
    <Wall
      of={list.query}
      items={list.works}
      keyOf={cache.keyOf}
      heightOf={heightOf}
      label={t.songs}
      texts={words}
      place="music"
      targetWidth={Number.POSITIVE_INFINITY}
      keepsFailure
      newOnes={words.newOnes}
      toHead={toHead}
      after={<div className="pt-8">{demos}</div>}
      waiting={
        <div className="motion-late flex flex-col gap-2 p-4">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-36 rounded-card" />
          ))}
        </div>
      }
      empty={
        <div className="scroll-quiet flex min-h-0 flex-1 flex-col px-3 sm:px-4">
          <EmptyState icon="music" title={t.empty}>
            {t.emptyText}
          </EmptyState>
          {demos}
        </div>
      }
    >
      {row}
    </Wall>
  )
}

const heightOf = (work: Work, width: number): number => rowHeight(work, { width })
