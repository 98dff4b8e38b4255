import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useOpenOver } from '../../../lib/open-over.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tile, TileCaption, TilePlay } from '../../../ui/masonry/tile.tsx'
import { CardButton, cardButton } from './card-buttons.tsx'
import { authorPath, likePath, ownWorkPath, workPath } from './gallery-links.ts'
import { canDrawLike, isSong } from './published-shape.ts'
import { WorkFaces } from './work-faces.tsx'

interface ShownWork extends PublishedWork {
  /** False for an own work that nobody else sees. */
  isPublic?: boolean
}

type PublishedCardProps = {
  work: ShownWork
  isTouch: boolean
  /** What can be done with it stands below the picture; where nothing hovers and nothing stands there, it waits in the open work. */
  isFooted: boolean
  onLike: (work: PublishedWork) => void
  /** Puts it into albums; without it there is no button for that. */
  onCollect?: ((work: PublishedWork) => void) | undefined
  /** More buttons beside the like. */
  actions?: ((work: PublishedWork) => ReactNode) | undefined
  /** What plays a song, from its card. */
  play?: ((work: PublishedWork, name: string) => ReactNode) | undefined
}

/** A published work in a gallery: its pictures open it, its author and the like come on hover, or stand below. */
export const PublishedCard = memo(function PublishedCard(props: PublishedCardProps) {
  const { work, isTouch, isFooted } = props
  const t = useTexts('gallery')
  const name = usePublishedName()(work)
  const open = useOpenOver()
  const isOwnAlone = work.isPublic === false
  return (
    <Tile
      name={name}
      over={
        !isTouch &&
        (() => (
          <>
            <p dir="auto" className="line-clamp-2 text-small">
              {name}
            </p>
            <Foot {...props} onDark />
          </>
        ))
      }
      above={props.play && isSong(work) && <TilePlay>{props.play(work, name)}</TilePlay>}
      foot={
        isFooted && (
          <TileCaption>
            <Foot {...props} />
          </TileCaption>
        )
      }
    >
      <Link
        to={isOwnAlone ? ownWorkPath(work.id) : workPath(work.id)}
        onClick={isOwnAlone ? undefined : (event) => open(event, workPath(work.id))}
        className="block h-full -outline-offset-4"
      >
        <span className="sr-only">{t.open({ name })}</span>
        <WorkFaces files={work.files} name={name} />
      </Link>
    </Tile>
  )
})

function Foot(props: PublishedCardProps & { onDark?: boolean }) {
  const { work, isTouch, onLike, onCollect, actions, onDark = false } = props
  const t = useTexts('gallery')
  const { author } = work
  return (
    <div className="pointer-events-auto flex h-full w-full items-center gap-0.5">
      <Link
        to={authorPath(author.id)}
        className="flex min-w-0 flex-1 items-center gap-2 text-small hover:underline"
      >
        <Avatar src={pictureAddress(author.avatar)} name={author.name} size={24} />
        <span dir="auto" className="truncate">
          {author.name}
        </span>
      </Link>
      {actions?.(work)}
      {/* On touch its page has it: the lanes of a phone are narrow. */}
      {!isTouch && canDrawLike(work) && (
        <Link
          to={likePath(work)}
          aria-label={t.drawLike}
          data-tooltip={t.drawLike}
          className={cardButton(onDark)}
        >
          <Icon name="wand-sparkles" size={16} />
        </Link>
      )}
      {onCollect && (
        <CardButton
          icon="bookmark"
          label={t.collect}
          isOn={work.isCollected}
          onDark={onDark}
          onPress={() => onCollect(work)}
        />
      )}
      {work.isPublic !== false && <LikeButton work={work} onLike={onLike} onDark={onDark} />}
    </div>
  )
}

type LikeButtonProps = {
  work: PublishedWork
  onLike: (work: PublishedWork) => void
  /** It stands on a picture. */
  onDark?: boolean
}

export function LikeButton({ work, onLike, onDark = false }: LikeButtonProps) {
  const t = useTexts('gallery')
  const { number } = useFormats()
  const [presses, setPresses] = useState(0)
  return (
    <button
      type="button"
      aria-pressed={work.isLiked}
      aria-label={t.like({ n: work.likes })}
      data-tooltip={work.isLiked ? t.unlike : t.likeIt}
      onClick={() => {
        setPresses(presses + 1)
        onLike(work)
      }}
      className={cardButton(onDark)}
    >
      <Icon
        // Another one for each press, so that it moves again.
        key={presses}
        name="heart"
        size={16}
        className={classes(
          work.isLiked && '*:fill-current',
          presses > 0 && work.isLiked && 'motion-swell',
        )}
      />
      {work.likes > 0 && number(work.likes)}
    </button>
  )
}

/** What a published work is called: its title, else that of its song, else its prompt. */
export function usePublishedName(): (
  work: Pick<PublishedWork, 'title' | 'prompt' | 'files'>,
) => string {
  const t = useTexts('gallery')
  return ({ title, prompt, files }) => title || files[0]?.about.title || prompt || t.untitled
}
