import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useRef } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { playPublished } from '../../../features/making/player/play-published.tsx'
import { PublishedCard } from '../../../features/showing/gallery/published-card.tsx'
import { publishedHeight } from '../../../features/showing/gallery/published-shape.ts'
import { useLike } from '../../../features/showing/gallery/use-like.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { emptyMasonry, laneCountFor, layMasonry } from '../../../ui/masonry/masonry-layout.ts'

const gap = 8
const wishedWidth = 220
const most = 24

/** What is near it, at the foot of its page. */
export function RelatedWorks({ id }: { id: number }) {
  const t = useTexts('workPage')
  const common = useTexts('common')
  const { data, isError, isFetching, refetch } = useQuery({
    ...callOptions('GET /gallery/related', { id, size: most }),
    staleTime: 60_000,
  })
  const title = useId()
  if (isError && !data)
    return (
      <FailureState
        inline
        message={t.relatedFailed}
        retry={{ label: common.retry, busy: isFetching, onRetry: () => void refetch() }}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby={title} className="max-sm:px-4">
      <h2 id={title} className="mb-2 font-medium">
        {t.related}
      </h2>
      <Cards works={data} />
    </section>
  )
}

function Cards({ works }: { works: readonly PublishedWork[] }) {
  const box = useRef<HTMLUListElement>(null)
  const width = useWidth(box)
  const isTouch = useMedia(touchQuery)
  const like = useLike()
  const laneCount = laneCountFor(width, wishedWidth, gap)
  const lane = (width - (laneCount - 1) * gap) / laneCount
  const laid = useMemo(
    () =>
      layMasonry<PublishedWork>(
        works,
        (work) => ({ key: String(work.id), height: publishedHeight(work, lane, isTouch) }),
        emptyMasonry,
        { laneCount, gap },
      ),
    [works, lane, isTouch, laneCount],
  )
  return (
    <ul ref={box} className="relative" style={{ height: width > 0 ? laid.height : undefined }}>
      {width > 0 &&
        works.map((work) => {
          const place = laid.placed.get(String(work.id))
          if (!place) return null
          return (
            <li
              key={work.id}
              className="absolute"
              style={{
                width: lane,
                height: place.height,
                top: place.top,
                left: place.lane * (lane + gap),
              }}
            >
              <PublishedCard work={work} isTouch={isTouch} onLike={like} play={playPublished} />
            </li>
          )
        })}
    </ul>
  )
}
