// Clocks are set: by whoever runs the machine, by its time service after a start with an empty battery, by a host that wakes up. Whatever was
// due by such a clock may not be due at all, so that what cannot be undone waits until the clock has gone steadily for a while.

export type ClockWatch = {
  /** Takes note of what the clock shows now. Resolves with the milliseconds since it was last seen to jump; Infinity when it never was. */
  steadyForMs(shown: Date): number
}

/** What two clocks may differ by between two looks: drift, and the time that a look itself takes. */
const slackMs = 5000

/** Watches a clock beside one that nobody sets; it sees a jump of more than five seconds at the next look. */
export function watchClock(passedMs: () => number = () => performance.now()): ClockWatch {
  let last: { shown: number; passed: number } | undefined
  let jumpedAt = Number.NEGATIVE_INFINITY
  return {
    steadyForMs(at) {
      const shown = at.getTime()
      const passed = passedMs()
      const apart = last ? Math.abs(shown - last.shown - (passed - last.passed)) : 0
      if (apart > slackMs) jumpedAt = passed
      last = { shown, passed }
      return passed - jumpedAt
    },
  }
}
