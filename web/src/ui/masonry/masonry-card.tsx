import { memo, type ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'

type MasonryCardProps<T> = {
  item: T
  cardKey: string
  left: number
  top: number
  width: number
  height: number
  /** Until then it is a place alone. */
  isFilled: boolean
  children: (item: T, width: number) => ReactNode
}

/** Whatever stands in the place of a card keeps to it. */
export const cardFrame = 'size-full overflow-y-auto rounded-(--tile-radius,var(--r-card)) bg-fill'

function Plain<T>(props: MasonryCardProps<T>) {
  const { item, cardKey, left, top, width, height, isFilled, children } = props
  return (
    <li
      data-card={cardKey}
      // Its size is known: nothing in it can move anything outside.
      className="absolute top-0 left-0 rounded-(--tile-radius,var(--r-card)) contain-[size_layout_style]"
      style={{ width, height, transform: `translate(${left}px, ${top}px)` }}
    >
      {isFilled ? (
        <Boundary of={item} frame={cardFrame}>
          {children(item, width)}
        </Boundary>
      ) : (
        <div
          className="size-full rounded-(--tile-radius,var(--r-card)) bg-fill"
          aria-hidden="true"
        />
      )}
    </li>
  )
}

/** One place of a masonry, drawn anew only when something of it has changed. */
export const MasonryCard = memo(Plain) as typeof Plain
