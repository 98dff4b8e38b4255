// From one frame of a clip to the next. Pure arithmetic.

/** When each frame begins, in order, in seconds; or frames a second where that is not known. */
export type Frames = readonly number[] | { rate: number }

/** What is taken for frames a second as long as nothing is known. */
export const guessedRate = 30

/** Times of players and of files differ by rounding. */
const slackS = 0.0005

/**
 * Where to seek so that the frame before or after the one at `atS` is shown: into the middle of it, because a seek to its very beginning
 * may show the one before. Stays within the clip.
 */
export function stepFrame(
  frames: Frames,
  atS: number,
  { by, durationS }: { by: 1 | -1; durationS: number },
): number {
  if ('rate' in frames) {
    const last = Math.max(0, Math.ceil(durationS * frames.rate - slackS) - 1)
    const now = Math.floor((atS + slackS) * frames.rate)
    return (Math.min(last, Math.max(0, now + by)) + 0.5) / frames.rate
  }
  const wanted = Math.min(frames.length - 1, Math.max(0, frameAt(frames, atS) + by))
  const startS = frames[wanted] ?? 0
  const nextS = frames[wanted + 1] ?? Math.max(startS, durationS)
  return startS + (nextS - startS) / 2
}

/** The number of the frame that is shown at a time; 0 before the first. */
export function frameAt(frames: readonly number[], atS: number): number {
  let low = 0
  let high = frames.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((frames[middle] ?? 0) <= atS + slackS) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}
