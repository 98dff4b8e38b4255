// How large results are drawn: as somebody chose, and large while there are few. Pure.

/** Widths of a result in px, from small to large. */
export const resultWidths = [180, 240, 330, 440, 600] as const

/** Fewer than these are few. */
const many = 6

/** The width for a step; `min` is what the buttons over a result want. */
export function resultWidth(step: number, count: number, min = 0): number {
  const wanted = Math.round(step) + (count < many ? 2 : 0)
  const at = Math.min(resultWidths.length - 1, Math.max(0, wanted))
  return Math.max(min, resultWidths[at] ?? resultWidths[1])
}
