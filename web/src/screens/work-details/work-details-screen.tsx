import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { Suspense, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { idIn } from '../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../features/showing/gallery/published-card.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useOver } from '../../lib/over-screen.ts'
import { late } from '../../ui/late.ts'
import { GoneWork } from './parts/gone-work.tsx'
import { PageSkeleton } from './parts/page-skeleton.tsx'
import { WorkView } from './parts/work-view.tsx'
import { usePublishedPage } from './use-published-page.ts'

const WorkOver = late(async () => (await import('./parts/work-over.tsx')).WorkOver)

/** A published work: over the gallery that it was opened from, else a page of its own. */
export function WorkDetailsScreen() {
  const over = useOver()
  return over ? (
    <Suspense>
      <WorkOver over={over} />
    </Suspense>
  ) : (
    <WorkPage />
  )
}

/** Large, with its recipe, where it comes from and what came of it. */
function WorkPage() {
  const t = useTexts('workPage')
  const id = idIn(useLocation().search)
  const nameOf = usePublishedName()
  const { query, isGone } = usePublishedPage(id)
  const { data } = query
  const title = data && !isGone ? nameOf(data) : t.title
  useLayoutEffect(releaseBootFrame, [])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} isHeading={!data || isGone} />
      {isGone && (
        <div className="grid flex-1 place-items-center">
          <GoneWork />
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
