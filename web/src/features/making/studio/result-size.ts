// How large results are drawn: as somebody chose, and large while there are few. Pure.

/** Heights of a row of results in px, from small to large … */
const heights = [160, 240, 320, 420, 540] as const
/** … and while there are few of them. */
const largeHeights = [290, 380, 480, 580, 700] as const

/** Fewer than these are few. */
const many = 6

export const maxResultStep = heights.length - 1

/** Of a row of a phone where there are many. */
const phoneHeight = 180

export type ResultRows = {
  /** How high a row should be, in px. */
  target: number
  /** How high the last row of a group may be, to fill it. */
  maxLast: number
}

type Shown = {
  /** As somebody chose, from 0. */
  step: number
  count: number
  isPhone: boolean
  /** What the buttons over a result want. */
  min?: number
  /** On a phone each is as wide as that. */
  isAlone?: boolean
}

/** The rows of so many results. On a phone they are as wide as that, two beside each other where a group has several and there are many. */
export function resultRows({ step, count, isPhone, min = 0, isAlone = false }: Shown): ResultRows {
  const isFew = count < many
  if (isPhone) {
    const wide = Number.POSITIVE_INFINITY
    return { target: isAlone || isFew ? wide : phoneHeight, maxLast: wide }
  }
  const at = Math.min(maxResultStep, Math.max(0, Math.round(step)))
  const height = Math.max(min, (isFew ? largeHeights : heights)[at] ?? heights[1])
  // Nearly full, it is filled.
  return { target: height, maxLast: Math.round(height * 1.15) }
}
