import { memo, type ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import type { Placed } from './masonry-layout.ts'

type MasonryCardProps<T> = {
  card: Placed<T>
  width: number
  gap: number
  /** Until then it is a place alone. */
  isFilled: boolean
  children: (item: T, width: number) => ReactNode
}

/** Whatever stands in the place of a card keeps to it. */
export const cardFrame = 'size-full overflow-y-auto rounded-card bg-fill'

function Plain<T>({ card, width, gap, isFilled, children }: MasonryCardProps<T>) {
  return (
    <li
      data-card={card.key}
      // Its size is known: nothing in it can move anything outside.
      className="absolute top-0 left-0 rounded-card contain-[size_layout_style]"
      style={{
        width,
        height: card.height,
        transform: `translate(${card.lane * (width + gap)}px, ${card.top}px)`,
      }}
    >
      {isFilled ? (
        <Boundary of={card.item} frame={cardFrame}>
          {children(card.item, width)}
        </Boundary>
      ) : (
        <div className="size-full rounded-card bg-fill" aria-hidden="true" />
      )}
    </li>
  )
}

/** One place of a masonry, drawn anew only when something of it has changed. */
export const MasonryCard = memo(Plain) as typeof Plain
