import type { WorkModel } from '@atelier/contract/features/work-models'
import type { Work } from '@atelier/contract/features/works'
import { CallFailureState } from '../../../features/failure/call-failure-state.tsx'
import type { useWorks } from '../../../features/works/queries.ts'
import { WorkGallery } from '../../../features/works/work-gallery.tsx'
import { useLiveWorks } from '../../../features/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'

type ResultsProps = {
  list: ReturnType<typeof useWorks>
  models: readonly WorkModel[]
  place: string
  onUse: (work: Work) => void
  toHead: number
}

/** What was made here, newest first, kept fresh as long as it is shown. */
export function Results({ list, ...rest }: ResultsProps) {
  const t = useTexts('works')
  const { query, works } = list
  useLiveWorks()
  if (query.isError && works.length === 0) {
    return (
      <CallFailureState
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.isPending) return <GallerySkeleton />
  if (works.length === 0) {
    return (
      <div className="grid flex-1 place-items-center">
        <EmptyState icon="image" title={t.emptyResults}>
          {t.emptyResultsText}
        </EmptyState>
      </div>
    )
  }
  return <WorkGallery usesHere list={list} {...rest} />
}
