import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { CallFailure } from '../../api/call-failure.ts'
import { callOptions } from '../../api/call-options.ts'
import { feedPath, idIn } from '../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../features/showing/gallery/published-card.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSkeleton } from './parts/page-skeleton.tsx'
import { WorkView } from './parts/work-view.tsx'

/** A published work: large, with its recipe, where it comes from and what came of it. */
export function WorkDetailsScreen() {
  const t = useTexts('workPage')
  const id = idIn(useLocation().search)
  const nameOf = usePublishedName()
  const query = useQuery({
    ...callOptions('gallery.open', { id }),
    enabled: id > 0,
    staleTime: 60_000,
  })
  const { data, error } = query
  // What was withdrawn is not shown from what is kept.
  const isGone = id === 0 || (error instanceof CallFailure && error.error === 'gallery.not_found')
  const title = data && !isGone ? nameOf(data) : t.title
  useLayoutEffect(releaseBootFrame, [])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} isHeading={!data || isGone} />
      {isGone && (
        <div className="grid flex-1 place-items-center">
          <EmptyState
            icon="image"
            title={t.gone}
            action={
              <Link
                to={feedPath}
                className="inline-flex h-9 items-center rounded-control bg-accent px-3.5 font-medium text-on-accent hover:brightness-95"
              >
                {t.toGallery}
              </Link>
            }
          >
            {t.goneText}
          </EmptyState>
        </div>
      )}
      {!isGone && (
        <Query of={query} waiting={<PageSkeleton />}>
          {(work) => <WorkView key={work.id} work={work} />}
        </Query>
      )}
    </div>
  )
}
