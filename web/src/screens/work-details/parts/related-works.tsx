import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useRef } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import { playPublished } from '../../../features/making/player/play-published.tsx'
import { PublishedCard } from '../../../features/showing/gallery/published-card.tsx'
import { publishedRatio } from '../../../features/showing/gallery/published-shape.ts'
import { useLike } from '../../../features/showing/gallery/use-like.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { layRows, noRows, targetHeightFor } from '../../../ui/masonry/row-layout.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'

const gap = 4
const max = 24

/** What is near it, at the foot of its page. */
export function RelatedWorks({ id }: { id: number }) {
  const t = useTexts('workPage')
  const query = useQuery({
    ...callOptions('gallery.related', { id, size: max }),
    staleTime: 60_000,
  })
  const title = useId()
  const { data, isError } = query
  if (isError && !data)
    return <QueryFailure inline withoutId message={t.relatedFailed} of={query} />
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

const rowCardOf = (work: PublishedWork) => ({
  key: String(work.id),
  ratio: publishedRatio(work),
})

function Cards({ works }: { works: readonly PublishedWork[] }) {
  const box = useRef<HTMLUListElement>(null)
  const width = useWidth(box)
  const isTouch = useMedia(touchQuery)
  const like = useLike()
  const laid = useMemo(
    () =>
      layRows<PublishedWork>({
        items: works,
        cardOf: rowCardOf,
        before: noRows,
        space: { width, gap, target: width < 600 ? 130 : targetHeightFor(width), foot: 0 },
      }),
    [works, width],
  )
  return (
    <ul
      ref={box}
      className="relative [--tile-radius:2px]"
      style={{ height: width > 0 ? laid.height : undefined }}
    >
      {width > 0 &&
        works.map((work) => {
          const place = laid.placed.get(String(work.id))
          if (!place) return null
          return (
            <li
              key={work.id}
              className="absolute"
              style={{
                width: place.width,
                height: place.height,
                top: place.top,
                left: place.left,
              }}
            >
              <PublishedCard
                isFooted={false}
                work={work}
                isTouch={isTouch}
                onLike={like}
                play={playPublished}
              />
            </li>
          )
        })}
    </ul>
  )
}
