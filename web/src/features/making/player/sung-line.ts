import type { TimedLine } from './track.ts'

/** Lines light up a little before they are sung, as people read ahead; in seconds. */
const aheadS = 0.2

/** The line that is sung, or was last; −1 before the first. Lines are in the order of their time. */
export const sungLine = (lines: readonly TimedLine[], positionS: number): number =>
  lines.findLastIndex(({ startS }) => startS <= positionS + aheadS)
