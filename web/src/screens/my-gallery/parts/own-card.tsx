import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { WorkFaces } from '../../../features/showing/gallery/work-faces.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { Tile, TileCaption } from '../../../ui/masonry/tile.tsx'
import { type OwnItem, useOwnName } from '../own-item.ts'
import { Counts } from './counts.tsx'

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
  const { work, publication } = item
  const open = useOpenOver()
  const name = useOwnName()(item)
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
    </Tile>
  )
})
