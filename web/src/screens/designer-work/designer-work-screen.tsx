import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { CallFailureState } from '../../features/failure/call-failure-state.tsx'
import { PublishedGallery } from '../../features/gallery/published-gallery.tsx'
import { useFeed } from '../../features/gallery/queries.ts'
import { TopBar } from '../../features/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What everybody has published, for everybody. */
export function DesignerWorkScreen() {
  const t = useTexts('gallery')
  const list = useFeed({})
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <PublishedGallery
        list={list}
        place="gallery"
        failed={({ error, isFetching, refetch }) => (
          <CallFailureState error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        empty={
          <EmptyState icon="images" title={t.empty}>
            {t.emptyText}
          </EmptyState>
        }
      />
    </div>
  )
}
