import { useMemo } from 'react'
import {
  type Arrangement,
  arrangeLanes,
  arrangeRows,
  type LaneRule,
  nothingArranged,
  type RowRule,
} from './arrangement.ts'
import { laneCountFor, layMasonry, remembering } from './masonry-layout.ts'
import { layRows, targetHeightFor } from './row-layout.ts'

/** Between two cards, in px. */
export const laneGap = 8
const rowGap = 4

type Arranged<T> = {
  items: readonly T[]
  /** The same object as long as nothing of it changes. */
  rule: LaneRule<T> | RowRule<T>
  width: number
  place: string
  before: { current: Arrangement<T> }
  /** The place that `before` was laid for. */
  laidFor: { current: string }
}

/** Where the cards stand; what stood before and stands where it stood costs nothing. */
export function useArrangement<T extends object>(props: Arranged<T>): Arrangement<T> {
  const { items, rule, width, place, before, laidFor } = props
  const lanes = 'targetWidth' in rule ? rule : undefined
  const laneCount = width > 0 && lanes ? laneCountFor(width, lanes.targetWidth, laneGap) : 0
  const laneWidth = laneCount > 0 ? (width - (laneCount - 1) * laneGap) / laneCount : 0
  const cardOf = useMemo(
    () => lanes && remembering<T>((item) => lanes.cardOf(item, laneWidth)),
    [lanes, laneWidth],
  )
  const rowWidth = lanes ? 0 : width
  return useMemo((): Arrangement<T> => {
    const known = laidFor.current === place ? before.current : nothingArranged
    if (cardOf) {
      if (laneCount === 0) return nothingArranged
      const room = { laneCount, gap: laneGap }
      const laid = layMasonry(items, cardOf, known.lanes, room)
      return arrangeLanes(laid, { width: laneWidth, gap: laneGap })
    }
    if (rowWidth === 0 || 'targetWidth' in rule) return nothingArranged
    const { cardOf: rowCardOf, heads: headRule, foot, size } = rule
    const space = { width: rowWidth, gap: rowGap, target: targetHeightFor(rowWidth), foot, ...size }
    return arrangeRows(layRows({ items, cardOf: rowCardOf, headRule, before: known.rows, space }))
  }, [items, rule, cardOf, laneCount, laneWidth, rowWidth, place, before, laidFor])
}
