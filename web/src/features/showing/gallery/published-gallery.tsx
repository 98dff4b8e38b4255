// Published works in rows, page after page. Whoever comes back finds the place that was left.

import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { captionHeight } from '../../../ui/masonry/tile.tsx'
import { Wall, type WallQuery } from '../../../ui/masonry/wall.tsx'
import { PublishedCard } from './published-card.tsx'
import { publishedRatio, songsHeight } from './published-shape.ts'
import { PublishedSong, type PublishedSongProps } from './published-song.tsx'
import { useCollect } from './use-collect.ts'
import { useGalleryLineOf } from './use-gallery-line-of.ts'
import { useLike } from './use-like.ts'

type PublishedGalleryProps<T extends PublishedWork> = {
  list: { works: readonly T[]; query: WallQuery }
  /** A name for its place, by which it is found again where it was left. */
  place: string
  /** What stands there when there are none. */
  empty: ReactNode
  /** Above the cards, scrolling with them. */
  header?: ReactNode
  /** Stands there in place of the works. */
  instead?: ReactNode
  /** More buttons of a card, beside the like; the same function as long as nothing of it changes. */
  actions?: ((work: T) => ReactNode) | undefined
  /** What plays a song, from its card; the same function each time. */
  play: (work: PublishedWork, name: string) => ReactNode
  /** Songs as rows, instead of cards; the same function each time. */
  songs?: PublishedSongProps['songs'] | undefined
  /** Laid over a card. */
  overCard?: ((work: T) => ReactNode) | undefined
}

/** Own works that nobody else sees open over the own list. */
const isOpenable = (work: PublishedWork & { isPublic?: boolean }) => work.isPublic !== false

const noLine = () => undefined
const keyOf = ({ id }: PublishedWork): string => String(id)

export function PublishedGallery<T extends PublishedWork>(props: PublishedGalleryProps<T>) {
  const { list, actions, overCard, play, songs } = props
  const t = useTexts('gallery')
  const isTouch = useMedia(touchQuery)
  const like = useLike()
  const collect = useCollect()
  const line = useMemo(() => list.works.filter(isOpenable), [list.works])
  const reveals = useGalleryLineOf(line, list.query)
  const hasFoot = isTouch && actions !== undefined
  const card = useCallback(
    (work: T) => {
      if (songs && songsHeight(work) !== undefined)
        return <PublishedSong work={work} songs={songs} onLike={like} onCollect={collect} />
      return (
        <>
          <PublishedCard
            work={work}
            isTouch={isTouch}
            isFooted={hasFoot}
            onLike={like}
            onCollect={collect}
            actions={actions && (() => actions(work))}
            play={play}
          />
          {overCard?.(work)}
        </>
      )
    },
    [isTouch, hasFoot, like, collect, actions, overCard, play, songs],
  )
  return (
    <Wall
      of={list.query}
      items={list.works}
      keyOf={keyOf}
      ratioOf={publishedRatio}
      lineOf={songs ? songsHeight : noLine}
      rowFoot={hasFoot ? captionHeight : 0}
      label={t.results}
      texts={t}
      place={props.place}
      empty={props.empty}
      header={props.header ?? null}
      instead={props.instead}
      reveals={reveals}
    >
      {card}
    </Wall>
  )
}
