import { memo, type ReactNode } from 'react'
import { Boundary } from '../boundary.tsx'
import type { HeadSpot } from './arrangement.ts'

type MasonryHeadProps<T> = {
  head: HeadSpot<T>
  children: (items: readonly T[], width: number) => ReactNode
}

function Plain<T extends object>({ head, children }: MasonryHeadProps<T>) {
  const { items, top, width, height } = head
  return (
    <li
      className="absolute top-0 left-0 contain-[size_layout_style]"
      style={{ width, height, transform: `translateY(${top}px)` }}
    >
      <Boundary of={items[0]} frame="size-full">
        {children(items, width)}
      </Boundary>
    </li>
  )
}

/** The head of a group of cards, drawn anew only when something of the group has changed. */
export const MasonryHead = memo(
  Plain,
  (before, after) => before.children === after.children && isSame(before.head, after.head),
) as typeof Plain

const isSame = (a: HeadSpot<unknown>, b: HeadSpot<unknown>): boolean =>
  a.top === b.top &&
  a.width === b.width &&
  a.height === b.height &&
  a.items.length === b.items.length &&
  a.items.every((item, at) => b.items[at] === item)
