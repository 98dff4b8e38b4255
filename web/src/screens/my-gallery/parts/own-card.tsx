import type { Work } from '@atelier/contract/features/making/works'
import type { Publication } from '@atelier/contract/features/showing/publications'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { playPublished } from '../../../features/making/player/play-published.tsx'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { isSong, WorkFaces } from '../../../features/showing/gallery/work-faces.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { Tile, TileCaption, TilePlay } from '../../../ui/masonry/tile.tsx'
import { Counts } from './counts.tsx'

export type OwnItem = { work: Work; publication?: Publication | undefined }

type OwnCardProps = {
  item: OwnItem
  to: string
  isTouch: boolean
  /** What can be done with it; none while something else takes the presses. */
  actions: ReactNode
}

/** An own work: its pictures lead to it, what can be done comes on hover and focus, or stands below on touch. */
export const OwnCard = memo(function OwnCard({ item, to, isTouch, actions }: OwnCardProps) {
  const t = useTexts('ownGallery')
  const nameOf = useWorkName()
  const { work, publication } = item
  const open = useOpenOver()
  const name = publication?.title || work.files[0]?.about.title || nameOf(work)
  return (
    <Tile
      name={name}
      over={
        !isTouch &&
        actions && (
          <>
            <p className="line-clamp-2 text-small">{name}</p>
            <div className="pointer-events-auto flex items-center gap-1">
              {publication && <Counts publication={publication} />}
              <span className="flex-1" />
              {actions}
            </div>
          </>
        )
      }
      foot={
        isTouch && (
          <TileCaption>
            {publication ? (
              <Counts publication={publication} />
            ) : (
              <p className="min-w-0 flex-1 truncate text-small text-soft">{name}</p>
            )}
            <span className="flex-1" />
            {actions}
          </TileCaption>
        )
      }
    >
      <Link
        to={to}
        onClick={publication && ((event) => open(event, to))}
        className="block h-full -outline-offset-4"
      >
        <span className="sr-only">{t.openWork({ name })}</span>
        <WorkFaces files={work.files} name={name} />
      </Link>
      {isSong(work) && (
        <TilePlay>
          {playPublished({ ...work, isPublic: publication?.state === 'public' }, name)}
        </TilePlay>
      )}
    </Tile>
  )
})
