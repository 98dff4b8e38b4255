// When what has come of an answer is shown. Each showing costs layout and paint of what is in view, whatever it adds: a quick model
// would have the page do little else, and nobody reads letters by the sixtieth of a second.

export type Frames = {
  /** Calls back with the next frame that the screen shows. */
  frame: (callback: () => void) => void
  after: (callback: () => void, ms: number) => void
  /** Milliseconds, from any beginning. */
  now: () => number
}

/** Calls back with a frame at least `pauseMs` after the one before; the first after a pause comes at once. */
export function pacedFrames({ frame, after, now }: Frames, pauseMs: number) {
  let shownAt = Number.NEGATIVE_INFINITY
  return (callback: () => void): void => {
    const show = () => {
      shownAt = now()
      callback()
    }
    const waitMs = shownAt + pauseMs - now()
    if (waitMs > 0) after(() => frame(show), waitMs)
    else frame(show)
  }
}
