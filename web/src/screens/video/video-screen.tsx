// Clips from words and pictures, and clips drawn anew.
import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { workTypes } from '@atelier/contract/work-terms'
import { useLayoutEffect } from 'react'
import { useWorkModels } from '../../features/making/works/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GallerySkeleton } from '../../ui/masonry/gallery-skeleton.tsx'
import { VideoStudio } from './parts/video-studio.tsx'

export function VideoScreen() {
  const t = useTexts('video')
  const studio = useTexts('studio')
  const { query, models } = useWorkModels(workTypes.video)
  useLayoutEffect(() => {
    // Until then the frame that the server sent has the prompt.
    if (!query.isPending) releaseBootFrame()
  }, [query.isPending])
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <h1 className="sr-only max-lg:hidden">{t.title}</h1>
      <Query
        of={query}
        waiting={<GallerySkeleton />}
        isEmpty={models.length === 0}
        empty={
          <EmptyState icon="film" title={studio.noModels}>
            {studio.noModelsText}
          </EmptyState>
        }
      >
        <VideoStudio models={models} />
      </Query>
    </div>
  )
}
