import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { useLiveWorks } from '../../features/making/works/works.ts'
import { useFinishAlbumDeletes } from '../../features/showing/albums/use-album-actions.ts'
import { authorPath, feedPath } from '../../features/showing/gallery/gallery-links.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { RowSkeleton } from '../../ui/masonry/row-skeleton.tsx'
import { AlbumsSection } from './parts/albums-section.tsx'
import { DraftsSection } from './parts/drafts-section.tsx'
import { LikedSection } from './parts/liked-section.tsx'
import { NeedsAccount } from './parts/needs-account.tsx'
import { PublishedSection } from './parts/published-section.tsx'
import { RefusedSection } from './parts/refused-section.tsx'
import { SectionNav } from './parts/section-nav.tsx'
import { StatisticsSection } from './parts/statistics-section.tsx'
import { needsAccount, type SectionName, sectionIn, sectionTitle } from './sections.ts'

/** What one has published and could publish, one's albums, and what came of it all. */
export function MyGalleryScreen() {
  const t = useTexts('ownGallery')
  const { search } = useLocation()
  const { data } = useCurrentUser()
  const isMember = data?.userInfo.kind === 'member'
  const section = sectionIn(search, isMember)
  useLayoutEffect(releaseBootFrame, [])
  useLiveWorks()
  useFinishAlbumDeletes()
  useTitle(`${sectionTitle(section, t)} · ${t.title}`)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.title} />
      <header className="shrink-0 border-b border-line px-3 sm:px-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 max-lg:hidden">
          <h1 className="min-w-0 flex-1 text-title font-semibold">{t.title}</h1>
          <Link to={feedPath} className="py-1 text-soft hover:text-text hover:underline">
            {t.toGallery}
          </Link>
          {isMember && (
            <Link
              to={authorPath(data.userInfo.id)}
              className="py-1 text-soft hover:text-text hover:underline"
            >
              {t.myPage}
            </Link>
          )}
        </div>
        <SectionNav open={section} />
      </header>
      {data ? <Section key={section} name={section} isMember={isMember} /> : <RowSkeleton />}
    </div>
  )
}

function Section({ name, isMember }: { name: SectionName; isMember: boolean }) {
  if (!isMember && needsAccount(name)) return <NeedsAccount />
  if (name === 'drafts') return <DraftsSection isMember={isMember} />
  if (name === 'refused') return <RefusedSection />
  if (name === 'albums') return <AlbumsSection />
  if (name === 'liked') return <LikedSection />
  if (name === 'statistics') return <StatisticsSection />
  return <PublishedSection state={name === 'waiting' ? 'waiting' : 'public'} />
}
