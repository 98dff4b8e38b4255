import { AlbumCard } from '../../../features/showing/albums/album-card.tsx'
import { useAlbumsOf } from '../../../features/showing/albums/album-queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const grid = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(220px,1fr))]'

/** The albums that somebody shows to everybody. */
export function AuthorAlbums({ authorId }: { authorId: number }) {
  const t = useTexts('authors')
  const query = useAlbumsOf(authorId)
  return (
    <Query
      of={query}
      waiting={
        <div aria-hidden="true" className={grid}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="aspect-4/3 rounded-card" />
          ))}
        </div>
      }
      isEmpty={query.data?.length === 0}
      empty={
        <EmptyState icon="images" title={t.noAlbums}>
          {t.noAlbumsText}
        </EmptyState>
      }
      keeps="nothing"
    >
      {(albums) => (
        <ul aria-label={t.albums} className={grid}>
          {albums.map((album) => (
            <li key={album.id} className="min-w-0">
              <AlbumCard album={album} />
            </li>
          ))}
        </ul>
      )}
    </Query>
  )
}
