// Own works on a wall, of which several can be chosen.
import { type ReactNode, useCallback, useMemo } from 'react'
import { SelectBox } from '../../../features/making/works/select-box.tsx'
import { SelectionBar } from '../../../features/making/works/selection-bar.tsx'
import type { WorkSelection } from '../../../features/making/works/use-selection.ts'
import {
  isSong,
  publishedRatio,
  songsHeight,
} from '../../../features/showing/gallery/published-shape.ts'
import { useGalleryLineOf } from '../../../features/showing/gallery/use-gallery-line-of.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { captionHeight } from '../../../ui/masonry/tile.tsx'
import { Wall, type WallQuery } from '../../../ui/masonry/wall.tsx'
import type { OwnItem } from '../own-item.ts'
import { OwnCard } from './own-card.tsx'
import { OwnSong } from './own-song.tsx'

type OwnWallProps = {
  items: readonly OwnItem[]
  query: WallQuery
  /** A name for its place, by which it is found again where it was left. */
  place: string
  selection: WorkSelection
  to: (item: OwnItem) => string
  /** They lie on a picture unless `isTouch`. */
  actions: (item: OwnItem, isTouch: boolean) => ReactNode
  /** What can be done with those that are chosen. */
  chosenActions: ReactNode
  /** What stands there when there are none. */
  empty: ReactNode
}

const ratioOf = ({ work }: OwnItem): number => publishedRatio(work)
const lineOf = ({ work }: OwnItem): number | undefined => songsHeight(work)
const keyOf = ({ work }: OwnItem): string => String(work.id)

export function OwnWall(props: OwnWallProps) {
  const { items, query, selection, to, actions } = props
  const t = useTexts('ownGallery')
  const isTouch = useMedia(touchQuery)
  const { active, ids, choose, onKey } = selection
  const line = useMemo(
    () =>
      items.flatMap(({ work, publication }) =>
        publication ? { ...work, title: publication.title } : [],
      ),
    [items],
  )
  const reveals = useGalleryLineOf(line, query)
  const card = useCallback(
    (item: OwnItem) => (
      <>
        {isSong(item.work) ? (
          <OwnSong item={item} to={to(item)} actions={active ? null : actions(item, true)} />
        ) : (
          <OwnCard
            item={item}
            to={to(item)}
            isTouch={isTouch}
            actions={active ? null : actions(item, isTouch)}
          />
        )}
        {active && <SelectBox work={item.work} on={ids.has(item.work.id)} choose={choose} />}
      </>
    ),
    [isTouch, to, actions, active, ids, choose],
  )
  return (
    <>
      {items.length > 0 &&
        (active ? (
          <SelectionBar selection={selection}>{props.chosenActions}</SelectionBar>
        ) : (
          <div className="flex shrink-0 justify-end px-3 pt-3 sm:px-4">
            <Button size="small" icon="list-checks" onClick={selection.begin}>
              {t.select}
            </Button>
          </div>
        ))}
      <Wall
        of={query}
        items={items}
        keyOf={keyOf}
        ratioOf={ratioOf}
        lineOf={lineOf}
        rowFoot={isTouch ? captionHeight : 0}
        label={t.results}
        texts={t}
        place={props.place}
        empty={props.empty}
        reveals={reveals}
        onCardKey={(event, item) => onKey(event, item?.work)}
      >
        {card}
      </Wall>
    </>
  )
}
