import { describe, expect, it } from 'vitest'
import { createRealFft } from './fft.ts'
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

describe('the transform', () => {
  it.each([4, 8, 64, 512])('of %i values is what the definition says', (size) => {
    const signal = noise(size)
    const re = new Float64Array(size / 2 + 1)
    const im = new Float64Array(size / 2 + 1)
    createRealFft(size).forward(signal, re, im)
    for (let k = 0; k <= size / 2; k++) {
      let wantedRe = 0
      let wantedIm = 0
      for (const [n, value] of signal.entries()) {
        wantedRe += value * Math.cos((2 * Math.PI * k * n) / size)
        wantedIm -= value * Math.sin((2 * Math.PI * k * n) / size)
      }
      expect(re[k]).toBeCloseTo(wantedRe, 8)
      expect(im[k]).toBeCloseTo(wantedIm, 8)
    }
  })

  it('is undone', () => {
    const signal = noise(4096)
    const [re, im, back] = [new Float64Array(2049), new Float64Array(2049), new Float64Array(4096)]
    const fft = createRealFft(4096)
    fft.forward(signal, re, im)
    fft.inverse(re, im, back)
    expect(largest(signal.map((value, n) => value - (back[n] as number)))).toBeLessThan(1e-12)
  })

  it.each([0, 2, 3, 1000])('of %i values is not offered', (size) => {
    expect(() => createRealFft(size)).toThrow(RangeError)
  })
})

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
