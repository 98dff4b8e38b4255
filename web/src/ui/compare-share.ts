// How much of the first picture is shown, in hundredths.

const step = 2
const leap = 10

/** The share where a pointer is, along a width. */
export const shareAt = (x: number, { left, width }: { left: number; width: number }): number =>
  Math.min(100, Math.max(0, ((x - left) / Math.max(1, width)) * 100))

/** The share after a key of a slider; undefined for another key. */
export function shareAfterKey(key: string, share: number, shift: boolean): number | undefined {
  const by = shift ? leap : step
  const moves: Record<string, number> = {
    ArrowLeft: share - by,
    ArrowDown: share - by,
    ArrowRight: share + by,
    ArrowUp: share + by,
    PageDown: share - leap,
    PageUp: share + leap,
    Home: 0,
    End: 100,
  }
  const next = moves[key]
  return next === undefined ? undefined : Math.min(100, Math.max(0, next))
}
