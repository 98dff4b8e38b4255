// Own works in a masonry, of which several can be chosen.
import { type KeyboardEvent, type ReactNode, useCallback, useMemo } from 'react'
import { useMore } from '../../../api/use-pages.ts'
import { cardHeight } from '../../../features/making/works/card-height.ts'
import { SelectBox } from '../../../features/making/works/select-box.tsx'
import type { WorkSelection } from '../../../features/making/works/use-selection.ts'
import { publishedHeight } from '../../../features/showing/gallery/published-shape.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { ListEnd } from '../../../ui/list-end.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { mediumOf } from '../../../ui/shown-file.ts'
import { OwnCard, type OwnItem } from './own-card.tsx'

type Paged = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type OwnMasonryProps = {
  items: readonly OwnItem[]
  query: Paged
  /** A name for its place, by which it is found again where it was left. */
  place: string
  selection: WorkSelection
  to: (item: OwnItem) => string
  actions: (item: OwnItem, isTouch: boolean) => ReactNode
}

const isSound = ({ files }: OwnItem['work']): boolean =>
  files[0] !== undefined && mediumOf(files[0]) === 'sound'

const nothing = () => undefined

export function OwnMasonry({ items, query, place, selection, to, actions }: OwnMasonryProps) {
  const t = useTexts('ownGallery')
  const isTouch = useMedia(touchQuery)
  const { active, ids, choose, onKey } = selection
  const byKey = useMemo(() => new Map(items.map(({ work }) => [String(work.id), work])), [items])
  const cardOf = useCallback(
    ({ work }: OwnItem, width: number) => ({
      key: String(work.id),
      height: isSound(work)
        ? publishedHeight(work, width, isTouch)
        : Math.round(cardHeight(work, width, isTouch)),
    }),
    [isTouch],
  )
  const onNearEnd = useMore(query)
  const card = useCallback(
    (item: OwnItem) => (
      <>
        <OwnCard
          item={item}
          to={to(item)}
          isTouch={isTouch}
          actions={active ? null : actions(item, isTouch)}
        />
        {active && <SelectBox work={item.work} on={ids.has(item.work.id)} choose={choose} />}
      </>
    ),
    [isTouch, to, actions, active, ids, choose],
  )
  return (
    <Masonry
      items={items}
      cardOf={cardOf}
      label={t.results}
      place={place}
      wishedWidth={220}
      onNearEnd={onNearEnd}
      onHead={nothing}
      toHead={0}
      onKeyDown={(event: KeyboardEvent, key: string | undefined) =>
        onKey(event, key === undefined ? undefined : byKey.get(key))
      }
      footer={<ListEnd of={query} loading={t.loadingMore} failed={t.moreFailed} />}
    >
      {card}
    </Masonry>
  )
}
