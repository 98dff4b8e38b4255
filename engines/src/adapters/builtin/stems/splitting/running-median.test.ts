import { expect, it } from 'vitest'
import { noiseFrom } from '../testing/sample-song.ts'
import { createSeriesMedians, medianAlong } from './running-median.ts'

const medianOf = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1]

/** Every third value is one of few, so that equal ones meet. */
function values(count: number, seed: number): Float32Array {
  const noise = noiseFrom(seed)
  return Float32Array.from({ length: count }, (_, n) => {
    const value = Math.abs(noise())
    return n % 3 ? value : Math.round(value * 4)
  })
}

it.each([1, 3, 17])('along a series, %i wide, is the middle of what is around', (width) => {
  const series = values(200, 3)
  const medians = new Float32Array(200)
  medianAlong(series, { width, medians })
  const reach = width >> 1
  for (const [at, median] of medians.entries()) {
    const around = Array.from({ length: width }, (_, n) => series[at - reach + n] ?? 0)
    expect(median).toBe(medianOf(around))
  }
})

it('of series side by side is the middle of the latest of each', () => {
  const steps = Array.from({ length: 60 }, (_, n) => values(5, n + 1))
  const series = createSeriesMedians(5, 9)
  const medians = new Float32Array(5)
  for (const [at, step] of steps.entries()) {
    series.step(step, medians)
    for (const [k, median] of medians.entries()) {
      const latest = Array.from({ length: 9 }, (_, n) => steps[at - n]?.[k] ?? 0)
      expect(median).toBe(medianOf(latest))
    }
  }
})
