import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AuthorLine } from './author-line.tsx'
import { Lineage } from './lineage.tsx'
import { MadeStage } from './made-stage.tsx'
import { OwnPublication } from './own-publication.tsx'
import { Recipe } from './recipe.tsx'
import { RelatedWorks } from './related-works.tsx'
import { WorkActions } from './work-actions.tsx'

/** On a desktop the pictures at the left and all about them at the right; else one below the other. */
export function WorkView({ work }: { work: PublishedPage }) {
  const t = useTexts('workPage')
  const name = usePublishedName()(work)
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex max-w-360 flex-col gap-8 pb-10 sm:p-4 lg:p-6">
        <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-6">
          <MadeStage work={work} name={name} />
          <div className="flex min-w-0 flex-col gap-5 max-sm:px-4">
            <header className="flex flex-col gap-3">
              <h1 dir="auto" className="line-clamp-4 text-title font-semibold text-balance">
                {name}
              </h1>
              <AuthorLine work={work} />
            </header>
            {work.isMine && <OwnPublication id={work.id} />}
            <WorkActions work={work} />
            <Recipe work={work} />
          </div>
        </div>
        {(work.ancestors.length > 0 || work.descendants.length > 0) && (
          <section aria-label={t.lineage} className="flex flex-col gap-6 max-sm:px-4">
            <Lineage title={t.ancestors} works={work.ancestors} />
            <Lineage title={t.descendants} works={work.descendants} />
          </section>
        )}
        <RelatedWorks id={work.id} />
      </div>
    </div>
  )
}
