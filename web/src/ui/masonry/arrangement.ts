// How the cards of a wall stand, in lanes or in rows: what the wall has to know of it, whichever it is.
import {
  type Card,
  cardAt,
  cardsWithin,
  emptyMasonry,
  findCard,
  type Masonry,
  type Placed,
} from './masonry-layout.ts'
import { neighbourOf } from './masonry-neighbour.ts'
import type { HeadRule } from './row-heads.ts'
import {
  noRows,
  type RowCardOf,
  type RowSpace,
  type Rows,
  rowCardAt,
  rowsWithin,
} from './row-layout.ts'
import { neighbourInRows } from './row-neighbour.ts'

/** Pictures in rows, instead of cards in lanes. */
export type RowRule<T> = {
  cardOf: RowCardOf<T>
  /** Below each picture, in px. */
  foot: number
  /** How high rows should be; by their room when absent. */
  size?: Pick<RowSpace, 'target' | 'maxLast'> | undefined
  /** With it they stand in groups. */
  heads?: HeadRule<T> | undefined
}

export type LaneRule<T> = {
  cardOf: (item: T, width: number) => Card
  /** Of a lane, in px. */
  targetWidth: number
}

export type Spot<T> = {
  item: T
  key: string
  left: number
  top: number
  width: number
  height: number
}

/** The head of a group, with what is in it. */
export type HeadSpot<T> = {
  items: readonly T[]
  key: string
  top: number
  width: number
  height: number
}

export type Arrangement<T> = {
  /** Another one when all stand anew, as in another width. Empty before anything is laid. */
  shape: string
  height: number
  /** What it goes on from the next time. */
  lanes: Masonry<T>
  rows: Rows<T>
  within: (from: number, to: number) => Spot<T>[]
  headsWithin: (from: number, to: number) => HeadSpot<T>[]
  /** The card nearest below a place. */
  at: (y: number) => Spot<T> | undefined
  find: (key: string) => Spot<T> | undefined
  /** The card that is meant by a key pressed on another. */
  neighbour: (key: string, pressed: string) => Spot<T> | undefined
}

export const nothingArranged = {
  shape: '',
  height: 0,
  lanes: emptyMasonry,
  rows: noRows,
  within: () => [],
  headsWithin: () => [],
  at: () => undefined,
  find: () => undefined,
  neighbour: () => undefined,
}

export function arrangeLanes<T>(
  lanes: Masonry<T>,
  { width, gap }: { width: number; gap: number },
): Arrangement<T> {
  const spot = ({ item, key, lane, top, height }: Placed<T>): Spot<T> => {
    return { item, key, left: lane * (width + gap), top, width, height }
  }
  const maybe = (card: Placed<T> | undefined) => card && spot(card)
  return {
    shape: `lanes ${lanes.laneCount}`,
    height: lanes.height,
    lanes,
    rows: noRows,
    within: (from, to) =>
      cardsWithin(lanes, from, to)
        .map(spot)
        .toSorted((a, b) => a.top - b.top || a.left - b.left),
    headsWithin: () => [],
    at: (y) => maybe(cardAt(lanes, y)),
    find: (key) => maybe(findCard(lanes, key)),
    neighbour: (key, pressed) => maybe(neighbourOf(lanes, key, pressed)),
  }
}

export const arrangeRows = <T>(rows: Rows<T>): Arrangement<T> => ({
  shape: `rows ${rows.space.width}`,
  height: rows.height,
  lanes: emptyMasonry,
  rows,
  within: (from, to) => rowsWithin(rows, from, to),
  headsWithin: (from, to) =>
    rows.heads.flatMap((head, at) => {
      const { top, height, width } = head
      if (top > to || top + height < from) return []
      const items = rows.items.slice(head.from, rows.heads[at + 1]?.from)
      return { items, key: `head ${head.key}`, top, width, height }
    }),
  at: (y) => rowCardAt(rows, y),
  find: (key) => rows.placed.get(key),
  neighbour: (key, pressed) => neighbourInRows(rows, key, pressed),
})
