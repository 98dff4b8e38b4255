import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Query, type ShownQuery } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AuthorLine } from './author-line.tsx'
import { GoneWork } from './gone-work.tsx'
import { Lineage } from './lineage.tsx'
import { OwnPublication } from './own-publication.tsx'
import { Recipe } from './recipe.tsx'
import { RelatedWorks } from './related-works.tsx'
import { WorkActions } from './work-actions.tsx'

type OverPanelProps = { query: ShownQuery<PublishedPage>; isGone: boolean; name: string }

/** Beside an open work: whose it is, what can be done with it, how it was made, and what is near it. */
export function OverPanel({ query, isGone, name }: OverPanelProps) {
  if (isGone) return <GoneWork />
  return (
    <div className="flex flex-col gap-5">
      <h2 dir="auto" className="line-clamp-4 text-title font-semibold text-balance">
        {name}
      </h2>
      <Query of={query} waiting={<Waiting />}>
        {(work) => (
          <>
            <AuthorLine work={work} />
            {work.isMine && <OwnPublication id={work.id} />}
            <WorkActions work={work} />
            <Recipe work={work} />
            <Near work={work} />
          </>
        )}
      </Query>
    </div>
  )
}

function Near({ work }: { work: PublishedPage }) {
  const t = useTexts('workPage')
  return (
    <>
      <Lineage title={t.ancestors} works={work.ancestors} />
      <Lineage title={t.descendants} works={work.descendants} />
      <RelatedWorks id={work.id} />
    </>
  )
}

function Waiting() {
  const common = useTexts('common')
  return (
    <div role="status" className="motion-late flex flex-col gap-4">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
