import type { Album } from '@atelier/contract/features/showing/collections'
import { Link } from 'react-router'
import { AlbumCover } from './album-cover.tsx'
import { AlbumMeta } from './album-meta.tsx'

/** An album among others: leads to its page. */
export function AlbumCard({ album }: { album: Album }) {
  return (
    <article className="min-w-0">
      <Link
        to={`/photoAlbum/${album.id}`}
        className="group/album flex min-w-0 flex-col gap-2 rounded-card"
      >
        <AlbumCover
          album={album}
          className="aspect-4/3 w-full rounded-card transition-[opacity] group-hover/album:opacity-85"
        />
        <span className="flex min-w-0 flex-col px-0.5 pb-1">
          <span dir="auto" className="truncate font-medium">
            {album.title}
          </span>
          <AlbumMeta album={album} />
        </span>
      </Link>
    </article>
  )
}
