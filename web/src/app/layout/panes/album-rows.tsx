import { useLocation } from 'react-router'
import { AlbumCover } from '../../../features/showing/albums/album-cover.tsx'
import { useOwnAlbums } from '../../../features/showing/albums/album-queries.ts'
import { albumPath, ownGalleryPath } from '../../../features/showing/gallery/gallery-links.ts'
import type { PlaceName } from '../../../features/site/navigation/place-names.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PaneRow } from './pane-row.tsx'
import { PaneSection } from './pane-section.tsx'

/** One's own albums, the last changed first, and the way to all of them and to a new one. */
export function AlbumRows({ place }: { place: PlaceName }) {
  const t = useTexts('albums')
  const { pathname, search } = useLocation()
  const { albums = [] } = useOwnAlbums()
  const isAtAll = pathname === ownGalleryPath && search.includes('tab=albums')
  return (
    <PaneSection title={t.albums}>
      {albums.map((album) => (
        <PaneRow
          key={album.id}
          to={albumPath(album.id)}
          state={{ place }}
          isCurrent={pathname === albumPath(album.id)}
          face={<AlbumCover album={album} isSmall className="size-6 rounded-small" />}
        >
          {album.title}
        </PaneRow>
      ))}
      <PaneRow
        to={`${ownGalleryPath}?tab=albums`}
        state={{ place }}
        icon={albums.length > 0 ? 'images' : 'plus'}
        isCurrent={isAtAll}
      >
        {albums.length > 0 ? t.allAlbums : t.newAlbum}
      </PaneRow>
    </PaneSection>
  )
}
