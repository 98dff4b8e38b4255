// Rectangles on the screen, in px from its top left corner.

export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

export const viewBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight })

export const isSameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height

/** Larger by `by` px at each edge. */
export const padded = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What two boxes share; null when that is nothing. */
export function shared(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

export const holds = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Whether all of `box` lies in `area`; less than a pixel is the rounding of the browser. */
export const isInside = (box: Box, area: Box): boolean =>
  box.left > area.left - 1 &&
  box.top > area.top - 1 &&
  box.left + box.width < area.left + area.width + 1 &&
  box.top + box.height < area.top + area.height + 1
