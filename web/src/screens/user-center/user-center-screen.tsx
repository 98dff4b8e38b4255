import '../../ui/late.css'
import { Suspense, useLayoutEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMember } from '../../features/identity/session/queries.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SectionList } from './parts/section-list.tsx'
import { type CentreSection, sections } from './sections.ts'

/** All that is about oneself: sections at the left and one of them beside; on narrower screens one after the other. */
export function UserCenterScreen() {
  const t = useTexts('userCenter')
  const isDesktop = useIsDesktop()
  const isMember = useMember() !== undefined
  const [query] = useSearchParams()
  useLayoutEffect(releaseBootFrame, [])
  const site = useSite()
  const offered = sections.filter(
    ({ access, isOffered }) => (access === 'caller' || isMember) && isOffered?.(site) !== false,
  )
  const named = offered.find(({ id }) => id === query.get('section'))
  const section = named ?? (isDesktop ? offered[0] : undefined)
  useTitle(section ? `${section.title(t)} · ${t.title}` : t.title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={section && !isDesktop ? section.title(t) : t.title} />
      <div className="flex min-h-0 flex-1">
        {(isDesktop || !section) && (
          <SectionList sections={offered} open={section?.id} wide={!isDesktop} />
        )}
        {section && <OpenSection key={section.id} section={section} isDesktop={isDesktop} />}
      </div>
    </div>
  )
}

function OpenSection({ section, isDesktop }: { section: CentreSection; isDesktop: boolean }) {
  const t = useTexts('userCenter')
  const { Component } = section
  return (
    <div className="scroll-quiet min-h-0 min-w-0 flex-1">
      <div className="mx-auto flex w-full max-w-180 flex-col gap-6 px-4 pt-8 pb-[max(40px,env(safe-area-inset-bottom))] max-lg:gap-4 max-lg:pt-2 max-sm:px-3">
        {isDesktop ? (
          <h1 className="text-display font-semibold">{section.title(t)}</h1>
        ) : (
          <Link
            to="/user-center"
            className="flex min-h-9 items-center gap-1.5 self-start text-soft"
          >
            <Icon name="chevron-left" size={16} />
            {t.back}
          </Link>
        )}
        <Boundary>
          <Suspense fallback={<SectionSkeleton />}>
            <Component />
          </Suspense>
        </Boundary>
      </div>
    </div>
  )
}

function SectionSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
