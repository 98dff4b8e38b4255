// The sound of one stem from the spectra of the song and its masks. `middle` is half of what left and right have together, `sides` half of
// what they differ by.
import type { Stereo } from '../../../../audio/stereo.ts'
import { createSynthesis, newSpectrum, type Spectrum } from '../../../../audio/stft.ts'
import type { Masks } from './masks.ts'

export type Sides = { middle: Spectrum; sides: Spectrum }
/** Writes the next hop of a stem. */
export type Carver = (from: Sides, masks: Masks, into: Stereo) => void

/** The voice stands in the middle alone. */
export function carveVoice(hop: number): Carver {
  const cutMiddle = createCutter(hop)
  return ({ middle }, { voice }, { left, right }) => {
    cutMiddle(middle, voice, left)
    right.set(left)
  }
}

/** What is struck, and not the voice's. */
export const carveDrums = (hop: number): Carver =>
  carveRest(hop, ({ struck }, shares) => shares.set(struck))

/** What is held and low, and not the voice's. */
export function carveBass(hop: number, binHz: number): Carver {
  const low = Float32Array.from({ length: 2 * hop + 1 }, (_, k) =>
    Math.min(1, Math.max(0, (260 - k * binHz) / 100)),
  )
  return carveRest(hop, ({ struck }, shares) => {
    for (let k = 0; k < low.length; k++)
      shares[k] = (1 - (struck[k] as number)) * (low[k] as number)
  })
}

/** A stem that has its share of what the voice leaves over, wherever it stands. */
function carveRest(hop: number, shareOut: (masks: Masks, shares: Float32Array) => void): Carver {
  const cutMiddle = createCutter(hop)
  const cutSides = createCutter(hop)
  const middle = new Float32Array(hop)
  const sides = new Float32Array(hop)
  const shares = new Float32Array(2 * hop + 1)
  return (from, masks, { left, right }) => {
    shareOut(masks, shares)
    cutSides(from.sides, shares, sides)
    for (let k = 0; k < shares.length; k++)
      shares[k] = (shares[k] as number) * (1 - (masks.voice[k] as number))
    cutMiddle(from.middle, shares, middle)
    for (let n = 0; n < hop; n++) {
      left[n] = (middle[n] as number) + (sides[n] as number)
      right[n] = (middle[n] as number) - (sides[n] as number)
    }
  }
}

function createCutter(hop: number) {
  const synthesis = createSynthesis(hop)
  const part = newSpectrum(hop)
  return ({ re, im }: Spectrum, shares: Float32Array, into: Float32Array): void => {
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k] as number
      part.re[k] = (re[k] as number) * share
      part.im[k] = (im[k] as number) * share
    }
    synthesis.give(part, into)
  }
}
