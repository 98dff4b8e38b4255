import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { CallFailure } from '../../api/call-failure.ts'
import { albumDeletes } from '../../features/showing/albums/album-deletes.ts'
import { useAlbum } from '../../features/showing/albums/album-queries.ts'
import { useFinishAlbumDeletes } from '../../features/showing/albums/use-album-actions.ts'
import { feedPath } from '../../features/showing/gallery/gallery-links.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyLink } from '../../ui/empty-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowSkeleton } from '../../ui/masonry/row-skeleton.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AlbumBody } from './parts/album-body.tsx'

/** An album: what is in it, in the order of whoever made it. */
export function PhotoAlbumScreen() {
  const { photoAlbumId = '' } = useParams()
  useLayoutEffect(releaseBootFrame, [])
  useFinishAlbumDeletes()
  return <PhotoAlbum key={photoAlbumId} photoAlbumId={photoAlbumId} />
}

const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

function PhotoAlbum({ photoAlbumId }: { photoAlbumId: string }) {
  const t = useTexts('albums')
  const id = idOf(photoAlbumId)
  const query = useAlbum(id)
  const { data, error } = query
  const deleting = useSyncExternalStore(albumDeletes.subscribe, albumDeletes.hidden)
  const isGone =
    id === 0 || deleting.has(id) || (error instanceof CallFailure && error.status === 404)
  const title = isGone ? t.notFoundTitle : (data?.title ?? t.album)
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} isHeading={!data || isGone} />
      {(!data || isGone) && <h1 className="sr-only max-lg:hidden">{title}</h1>}
      {isGone ? (
        <NotFound />
      ) : (
        <Query of={query} waiting={<Waiting />}>
          {(album) => <AlbumBody album={album} />}
        </Query>
      )}
    </div>
  )
}

function NotFound() {
  const t = useTexts('albums')
  return (
    <EmptyState
      alone
      icon="images"
      title={t.notFoundTitle}
      action={<EmptyLink to={feedPath}>{t.toGallery}</EmptyLink>}
    >
      {t.notFoundText}
    </EmptyState>
  )
}

function Waiting() {
  const common = useTexts('common')
  return (
    <div role="status" className="flex flex-col gap-3 px-3 pt-3 sm:px-4">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <RowSkeleton />
    </div>
  )
}
