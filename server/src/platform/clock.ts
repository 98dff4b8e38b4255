/** Time, so that tests can hold it still. */
export type Clock = {
  now(): Date
  /** Milliseconds since any moment, on a clock that nobody sets. Where it is absent nobody sets `now` either. */
  passedMs?(): number
}

export const systemClock: Clock = { now: () => new Date(), passedMs: () => performance.now() }

/** Whole milliseconds, for durations: the time of day may jump by an hour or a year while something goes on. */
export const passedMs = (clock: Clock): number =>
  Math.round(clock.passedMs?.() ?? clock.now().getTime())
