// Spectra of short overlapping pieces of a signal, and the signal back from them, a hop at a time. Four pieces overlap everywhere, and
// the root of a Hann window on both ways adds up to one: what is not changed between comes back as it was.
import { createRealFft } from './fft.ts'

export type Spectrum = { re: Float64Array; im: Float64Array }

/** Hops between what goes in and what comes out. */
export const overlapHops = 3

export type Analysis = {
  /** The spectrum of the latest `4 * hop` samples, the given `hop` of them included. */
  take(samples: Float32Array, into: Spectrum): void
}

export type Synthesis = {
  /** The next `hop` samples that no later spectrum adds to: those taken `overlapHops` hops before. */
  give(spectrum: Spectrum, into: Float32Array): void
}

export const newSpectrum = (hop: number): Spectrum => ({
  re: new Float64Array(2 * hop + 1),
  im: new Float64Array(2 * hop + 1),
})

export function createAnalysis(hop: number): Analysis {
  const { size, fft, window } = pieceOf(hop)
  const latest = new Float64Array(size)
  const piece = new Float64Array(size)
  return {
    take(samples, { re, im }) {
      latest.copyWithin(0, hop)
      latest.set(samples, size - hop)
      for (let n = 0; n < size; n++) piece[n] = (latest[n] as number) * (window[n] as number)
      fft.forward(piece, re, im)
    },
  }
}

export function createSynthesis(hop: number): Synthesis {
  const { size, fft, window } = pieceOf(hop)
  const sum = new Float64Array(size)
  const piece = new Float64Array(size)
  return {
    give({ re, im }, into) {
      fft.inverse(re, im, piece)
      // Four overlapping Hann windows add up to two.
      for (let n = 0; n < size; n++)
        sum[n] = (sum[n] as number) + ((piece[n] as number) * (window[n] as number)) / 2
      for (let n = 0; n < hop; n++) into[n] = sum[n] as number
      sum.copyWithin(0, hop)
      sum.fill(0, size - hop)
    },
  }
}

function pieceOf(hop: number) {
  const size = 4 * hop
  const window = new Float64Array(size)
  for (let n = 0; n < size; n++) window[n] = Math.sin((Math.PI * n) / size)
  return { size, window, fft: createRealFft(size) }
}
