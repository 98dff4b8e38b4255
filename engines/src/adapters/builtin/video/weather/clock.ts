/** How many times something has come round by now. `rate` is times a second; within a cycle, where there is one, it is a whole number. */
export type Clock = { turns(rate: number): number }

/** `cycleS` are the seconds after which everything is to be as it was. */
export const clockAt = (seconds: number, cycleS: number | null): Clock => ({
  turns: (rate) => {
    if (cycleS === null || rate === 0) return rate * seconds
    const whole = Math.max(1, Math.round(Math.abs(rate) * cycleS))
    return (Math.sign(rate) * whole * seconds) / cycleS
  },
})
