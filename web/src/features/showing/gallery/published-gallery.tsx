// Published works in a masonry, page after page. Whoever comes back finds the place that was left.

import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { type ReactNode, useCallback } from 'react'
import { useMore } from '../../../api/use-pages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { ListEnd } from '../../../ui/list-end.tsx'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { Query } from '../../../ui/query.tsx'
import { PublishedCard } from './published-card.tsx'
import { publishedHeight } from './published-shape.ts'
import { useCollect } from './use-collect.ts'
import { useLike } from './use-like.ts'

type PublishedList<T> = {
  works: readonly T[]
  query: {
    isPending: boolean
    isSuccess: boolean
    isError: boolean
    isFetching: boolean
    error: unknown
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

type PublishedGalleryProps<T extends PublishedWork> = {
  list: PublishedList<T>
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
  /** Laid over a card. */
  overCard?: ((work: T) => ReactNode) | undefined
  wishedWidth?: number
}

const nothing = () => undefined
const none: readonly never[] = []

export function PublishedGallery<T extends PublishedWork>(props: PublishedGalleryProps<T>) {
  const { list, place, empty, header, instead, actions, overCard, play } = props
  const { wishedWidth = 240 } = props
  const t = useTexts('gallery')
  const isTouch = useMedia(touchQuery)
  const like = useLike()
  const collect = useCollect()
  const { works, query } = list
  const cardOf = useCallback(
    (work: T, width: number) => ({
      key: String(work.id),
      height: publishedHeight(work, width, isTouch),
    }),
    [isTouch],
  )
  const onNearEnd = useMore(query)
  const card = useCallback(
    (work: T) => (
      <>
        <PublishedCard
          work={work}
          isTouch={isTouch}
          onLike={like}
          onCollect={collect}
          actions={actions && (() => actions(work))}
          play={play}
        />
        {overCard?.(work)}
      </>
    ),
    [isTouch, like, collect, actions, overCard, play],
  )
  const isShown = instead === undefined
  return (
    <Masonry
      items={isShown ? works : none}
      cardOf={cardOf}
      label={t.results}
      place={place}
      wishedWidth={wishedWidth}
      onNearEnd={onNearEnd}
      onHead={nothing}
      toHead={0}
      header={header}
      footer={
        isShown ? (
          <Query
            of={query}
            waiting={<GallerySkeleton />}
            isEmpty={works.length === 0}
            empty={<div className="grid min-h-[50vh] place-items-center">{empty}</div>}
          >
            <ListEnd of={query} loading={t.loadingMore} failed={t.moreFailed} />
          </Query>
        ) : (
          instead
        )
      }
    >
      {card}
    </Masonry>
  )
}
