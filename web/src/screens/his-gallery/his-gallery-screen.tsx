import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { CallFailure } from '../../api/call-failure.ts'
import { useAuthor } from '../../features/showing/gallery/authors.ts'
import { feedPath, idIn } from '../../features/showing/gallery/gallery-links.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Notice } from '../../ui/notice.tsx'
import { AuthorGallery } from './parts/author-gallery.tsx'
import { BlockedAuthor } from './parts/blocked-author.tsx'
import { ProfileSkeleton } from './parts/profile-skeleton.tsx'

/** Somebody's page: who they are, what they have published and their public albums. */
export function HisGalleryScreen() {
  const t = useTexts('authors')
  const id = idIn(useLocation().search)
  const query = useAuthor(id)
  useLayoutEffect(releaseBootFrame, [])
  useTitle(query.data?.name ?? t.page)
  const { error } = query
  const isUnknown =
    id === 0 || (error instanceof CallFailure && error.error === 'gallery.author_not_found')
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={t.page} />
      {isUnknown ? (
        <UnknownAuthor />
      ) : (
        <Query of={query} waiting={<ProfileSkeleton />}>
          {(author) =>
            author.isBlocked ? (
              <BlockedAuthor author={author} />
            ) : (
              <AuthorGallery key={id} author={author} />
            )
          }
        </Query>
      )}
    </div>
  )
}

function UnknownAuthor() {
  const t = useTexts('authors')
  return (
    <Notice
      icon="user-round"
      title={t.notFound}
      action={
        <Link
          to={feedPath}
          className="inline-flex h-9 items-center rounded-control bg-accent px-3.5 font-medium text-on-accent"
        >
          {t.toGallery}
        </Link>
      }
    >
      {t.notFoundText}
    </Notice>
  )
}
