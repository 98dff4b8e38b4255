import { type ReactNode, useRef } from 'react'
import { Boundary } from '../boundary.tsx'
import { useSlices } from '../use-slices.ts'

/** So many cards are drawn at a time, or a row where that is more. */
const cardsAtOnce = 4

type ShelfRowsProps<T> = {
  items: readonly T[]
  label: string
  className: string
  /** The class of the height that is kept for a card. */
  height: string
  children: (item: T) => ReactNode
}

/** Cards in a grid, whole rows after each other: each begins below one that stands, so that none moves. */
export function ShelfRows<T extends { id: number }>(props: ShelfRowsProps<T>) {
  const { items, label, className, height, children } = props
  const grid = useRef<HTMLUListElement>(null)
  const step = () => {
    const columns = grid.current
      ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length
      : 1
    return Math.max(1, Math.round(cardsAtOnce / columns)) * columns
  }
  const drawn = useSlices(items.length, 0, step)
  return (
    <ul ref={grid} aria-label={label} className={className}>
      {items.map((item, at) =>
        at < drawn ? (
          <Boundary key={item.id} of={item}>
            {children(item)}
          </Boundary>
        ) : (
          <li key={item.id} aria-hidden="true" className={`invisible ${height}`} />
        ),
      )}
    </ul>
  )
}
