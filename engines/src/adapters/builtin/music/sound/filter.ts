import { sampleRate } from './voice.ts'

/** A filter of second order (state variable, trapezoidal); `cutoff` in hertz may change with every sample. */
export type Filter = { low(sample: number, cutoff: number): number; band(): number; high(): number }

export function createFilter(resonance = 0.1): Filter {
  const k = 2 - 1.9 * resonance
  // One, two, band, high, cutoff, g: in an array, since variables that outlive a call are slow.
  const state = new Float64Array([0, 0, 0, 0, -1, 0])
  return {
    low(sample, cutoff) {
      if (cutoff !== state[4]) {
        state[4] = cutoff
        state[5] = Math.tan((Math.PI * Math.min(cutoff, 19_000)) / sampleRate)
      }
      const g = state[5] ?? 0
      const one = state[0] ?? 0
      const two = state[1] ?? 0
      const high = (sample - (k + g) * one - two) / (1 + g * (g + k))
      const band = g * high + one
      const low = g * band + two
      state[0] = band + g * high
      state[1] = low + g * band
      state[2] = band
      state[3] = high
      return low
    },
    band: () => (state[2] ?? 0) * k,
    high: () => state[3] ?? 0,
  }
}
