// Takes stereo sound apart as it comes, a hop at a time: what is sung in the middle, what is struck, what is low, and the rest. The last
// of the stems is what the others leave over, so they always add up to the song.

import type { Stereo } from '../../../../audio/stereo.ts'
import { createAnalysis, newSpectrum, overlapHops, type Spectrum } from '../../../../audio/stft.ts'
import { carveBass, carveDrums, carveVoice } from './carve.ts'
import { createMaskMaker, type Masks, maskDelay } from './masks.ts'

/** Samples of a hop, at 44,100 a second. */
export const hop = 1024
/** Hops between what goes in and what comes out. */
export const splitDelay = maskDelay + overlapHops

export type StemSet = 'two' | 'four'

export const stemsOf = {
  two: ['vocals', 'backing'],
  four: ['vocals', 'drums', 'bass', 'other'],
} as const

export type Splitter = {
  /** Takes `hop` samples; gives the stems of those taken `splitDelay` hops before, in the order of `stemsOf`. Valid until the next step. */
  step(taken: Stereo): readonly Stereo[]
}

export function createSplitter({
  stems,
  strength,
  sampleRate,
}: {
  stems: StemSet
  /** 1 to 10: how much is kept out of the voice at the cost of the voice. */
  strength: number
  sampleRate: number
}): Splitter {
  const bins = 2 * hop + 1
  const binHz = sampleRate / (4 * hop)
  const maker = createMaskMaker({ bins, binHz, strength })
  const masks: Masks = { voice: new Float32Array(bins), struck: new Float32Array(bins) }
  const analyses = { middle: createAnalysis(hop), sides: createAnalysis(hop) }
  const hops = { middle: new Float32Array(hop), sides: new Float32Array(hop) }
  const powers = { middle: new Float32Array(bins), sides: new Float32Array(bins) }
  const spectra = ring(maskDelay + 1, () => ({ middle: newSpectrum(hop), sides: newSpectrum(hop) }))
  const songs = ring(splitDelay + 1, newHop)
  const carvers =
    stems === 'two' ? [carveVoice(hop)] : [carveVoice(hop), carveDrums(hop), carveBass(hop, binHz)]
  const given = [...carvers.map(newHop), newHop()]
  return {
    step({ left, right }) {
      const song = songs.next()
      song.left.set(left)
      song.right.set(right)
      toMiddleAndSides(song, hops)
      const newest = spectra.next()
      for (const which of ['middle', 'sides'] as const) {
        analyses[which].take(hops[which], newest[which])
        powerOf(newest[which], powers[which])
      }
      maker.step(powers, masks)
      const oldest = spectra.oldest()
      for (const [at, carve] of carvers.entries()) carve(oldest, masks, given[at] as Stereo)
      leaveOver(songs.oldest(), given)
      return given
    },
  }
}

const newHop = (): Stereo => ({ left: new Float32Array(hop), right: new Float32Array(hop) })

function ring<Item>(count: number, create: () => Item) {
  const items = Array.from({ length: count }, create)
  let latest = count - 1
  return {
    /** The one to write the newest into. */
    next: () => {
      latest = (latest + 1) % count
      return items[latest] as Item
    },
    oldest: () => items[(latest + 1) % count] as Item,
  }
}

function toMiddleAndSides(
  { left, right }: Stereo,
  into: { middle: Float32Array; sides: Float32Array },
): void {
  const { middle, sides } = into
  for (let n = 0; n < left.length; n++) {
    middle[n] = ((left[n] as number) + (right[n] as number)) / 2
    sides[n] = ((left[n] as number) - (right[n] as number)) / 2
  }
}

function powerOf({ re, im }: Spectrum, power: Float32Array): void {
  for (let k = 0; k < power.length; k++) power[k] = (re[k] as number) ** 2 + (im[k] as number) ** 2
}

function leaveOver(song: Stereo, stems: readonly Stereo[]): void {
  const rest = stems.at(-1) as Stereo
  for (const side of ['left', 'right'] as const) {
    rest[side].set(song[side])
    for (const stem of stems) if (stem !== rest) takeOff(rest[side], stem[side])
  }
}

function takeOff(from: Float32Array, part: Float32Array): void {
  for (let n = 0; n < from.length; n++) from[n] = (from[n] as number) - (part[n] as number)
}
