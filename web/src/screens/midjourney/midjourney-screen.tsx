import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { callOptions } from '../../api/call-options.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GallerySkeleton } from '../../ui/masonry/gallery-skeleton.tsx'
import { MidjourneyStudio } from './parts/midjourney-studio.tsx'

/** Drawing with Midjourney: grids, what follows from them, and help with the words. */
export function MidjourneyScreen() {
  const t = useTexts('studio')
  const { titleMidjourney } = useTexts('common')
  const query = useQuery({ ...callOptions('GET /autoreply/queryMjModel', {}), staleTime: 60_000 })
  const models = query.data ?? []
  useLayoutEffect(() => {
    // Until then the frame that the server sent has the prompt.
    if (!query.isPending) releaseBootFrame()
  }, [query.isPending])
  useTitle(titleMidjourney)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={titleMidjourney} />
      <h1 className="sr-only max-lg:hidden">{titleMidjourney}</h1>
      <Query
        of={query}
        waiting={<GallerySkeleton />}
        isEmpty={models.length === 0}
        empty={
          <EmptyState icon="wand-sparkles" title={t.noModels}>
            {t.noModelsText}
          </EmptyState>
        }
      >
        <MidjourneyStudio models={models} />
      </Query>
    </div>
  )
}
