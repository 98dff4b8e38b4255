import { expect, it } from 'vitest'
import { createAnalysis, createSynthesis, newSpectrum, overlapHops } from './stft.ts'

/** Numbers between -1 and 1 that look random and are the same every time. */
function noise(length: number): Float64Array {
  let state = 12345
  return Float64Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 1073741824 - 1
  })
}

const largest = (values: Iterable<number>) => Math.max(...[...values].map(Math.abs))

it('gives back what went in, later', () => {
  const hop = 256
  const signal = Float32Array.from(noise(40 * hop))
  const analysis = createAnalysis(hop)
  const synthesis = createSynthesis(hop)
  const spectrum = newSpectrum(hop)
  const back = new Float32Array(signal.length)
  for (let at = 0; at < signal.length; at += hop) {
    analysis.take(signal.subarray(at, at + hop), spectrum)
    synthesis.give(spectrum, back.subarray(at, at + hop))
  }
  const late = overlapHops * hop
  const differences = signal
    .subarray(0, signal.length - late)
    .map((value, n) => value - (back[n + late] as number))
  expect(largest(differences)).toBeLessThan(1e-6)
})
