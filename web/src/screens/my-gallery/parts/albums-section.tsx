import { AlbumCard } from '../../../features/showing/albums/album-card.tsx'
import { useOwnAlbums } from '../../../features/showing/albums/album-queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const waiting = [1, 2, 3, 4, 5, 6]
const grid = 'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]'

export function AlbumsSection() {
  const t = useTexts('ownGallery')
  const { query, albums } = useOwnAlbums()
  const { open } = useDialogLink()
  if (query.isError && !albums) return <QueryFailure of={query} />
  if (albums?.length === 0)
    return (
      <EmptyState
        alone
        icon="images"
        title={t.albumsEmpty}
        action={
          <Button kind="main" onClick={() => open('album')}>
            {t.newAlbum}
          </Button>
        }
      >
        {t.albumsEmptyText}
      </EmptyState>
    )
  return (
    <div className="scroll-quiet min-h-0 flex-1 p-3 sm:p-4">
      <div className="flex justify-end pb-3">
        <Button size="small" icon="plus" onClick={() => open('album')}>
          {t.newAlbum}
        </Button>
      </div>
      <ul className={grid}>
        {albums
          ? albums.map((album) => (
              <li key={album.id} className="min-w-0">
                <AlbumCard album={album} />
              </li>
            ))
          : waiting.map((place) => (
              <li key={place}>
                <Skeleton className="aspect-4/3 rounded-card" />
              </li>
            ))}
      </ul>
    </div>
  )
}
