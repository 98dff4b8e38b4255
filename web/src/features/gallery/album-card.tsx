import type { Album } from '@atelier/contract/features/collections'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { FilePicture } from '../../ui/file-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { albumPath } from './gallery-links.ts'
import { isSeen } from './published-shape.ts'

type AlbumCardProps = {
  album: Album
  /** Buttons beside its title. */
  actions?: ReactNode
}

/** An album: its cover, its title and how much lies in it. It leads to its page. */
export const AlbumCard = memo(function AlbumCard({ album, actions }: AlbumCardProps) {
  const t = useTexts('gallery')
  const { title, cover, count, isPublic } = album
  return (
    <article className="relative flex min-w-0 flex-col gap-2">
      <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-fill">
        {cover && isSeen(cover) ? (
          <FilePicture file={cover} alt="" />
        ) : (
          <span className="absolute inset-0 grid place-items-center text-faint">
            <Icon name="images" size={24} />
          </span>
        )}
      </span>
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-medium">
            <Link
              to={albumPath(album.id)}
              className="after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </h3>
          <p className="figures flex items-center gap-1 text-small text-soft">
            {t.works({ n: count })}
            {!isPublic && (
              <>
                <span aria-hidden="true">·</span>
                <Icon name="lock" size={16} />
                {t.privateAlbum}
              </>
            )}
          </p>
        </div>
        {actions && <div className="relative z-1 flex shrink-0">{actions}</div>}
      </div>
    </article>
  )
})
