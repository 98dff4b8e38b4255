// Songs: the form, what became of it, and what can be done with that.
import '../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GallerySkeleton } from '../../ui/masonry/gallery-skeleton.tsx'
import { QueryFailure } from '../../ui/query-failure.tsx'
import { MusicStudio } from './parts/music-studio.tsx'
import { stylesQuery } from './styles-query.ts'

const canCompose = ({ declaration }: WorkModel): boolean => declaration.tasks.compose !== undefined

export function MusicScreen() {
  const common = useTexts('common')
  const t = useTexts('music')
  const title = common.menuMusic
  const { query, models } = useWorkModels(workTypes.music)
  const composers = models.some(canCompose)
  // The form comes whole: styles that came later would push down what is below them.
  const isPending = useQuery(stylesQuery(useLocale())).isPending || query.isPending
  useLayoutEffect(() => {
    // Until then the frame that the server sent has the prompt.
    if (!isPending) releaseBootFrame()
  }, [isPending])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} />
      <h1 className="sr-only max-lg:hidden">{title}</h1>
      {query.isError && models.length === 0 && <QueryFailure of={query} />}
      {isPending && <GallerySkeleton />}
      {!isPending && query.isSuccess && !composers && (
        <EmptyState icon="music" title={t.noModels}>
          {t.noModelsText}
        </EmptyState>
      )}
      {!isPending && composers && <MusicStudio models={models} />}
    </div>
  )
}
