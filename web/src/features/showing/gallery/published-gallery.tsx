// Published works in a masonry, page after page. Whoever comes back finds the place that was left.
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { type ReactNode, useCallback } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
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
  /** What stands there when they could not be had. */
  failed: (query: PublishedList<T>['query']) => ReactNode
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
  const { list, place, failed, empty, header, instead, actions, overCard, play } = props
  const { wishedWidth = 240 } = props
  const t = useTexts('gallery')
  const isTouch = useMedia(touchQuery)
  const like = useLike()
  const collect = useCollect()
  const { works, query } = list
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const cardOf = useCallback(
    (work: T, width: number) => ({
      key: String(work.id),
      height: publishedHeight(work, width, isTouch),
    }),
    [isTouch],
  )
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
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
          <>
            {works.length > 0 && <Foot query={query} />}
            {works.length === 0 && query.isPending && <GallerySkeleton />}
            {works.length === 0 && query.isError && failed(query)}
            {works.length === 0 && query.isSuccess && (
              <div className="grid min-h-[50vh] place-items-center">{empty}</div>
            )}
          </>
        ) : (
          instead
        )
      }
    >
      {card}
    </Masonry>
  )
}

function Foot({ query }: { query: PublishedList<PublishedWork>['query'] }) {
  const t = useTexts('gallery')
  const common = useTexts('common')
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (isFetchingNextPage)
    return (
      <p role="status" className="motion-late py-6 text-center text-soft">
        {t.loadingMore}
      </p>
    )
  if (!isFetchNextPageError) return null
  return (
    <div className="py-4">
      <FailureState
        inline
        message={t.moreFailed}
        retry={{
          label: common.retry,
          onRetry: () => void fetchNextPage(),
          busy: isFetchingNextPage,
        }}
      />
    </div>
  )
}
