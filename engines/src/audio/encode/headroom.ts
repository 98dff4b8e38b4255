// Files hold whole numbers up to full scale: what is louder is turned down as a whole, never cut off.
import type { Stereo } from '../stereo.ts'

export type WrittenFormat = 'mp3' | 'wav'

/** Where the loudest sample is put. An MP3 gives back a little more than went in. */
const ceilings = { wav: 0.999, mp3: 0.89 } as const

/** The factor for sound whose loudest sample is `peak`; 1 for what is not above full scale. */
export const gainFor = (peak: number, format: WrittenFormat): number =>
  peak > 1 ? ceilings[format] / peak : 1

export function peakOf(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const channel of channels)
    for (let n = 0; n < channel.length; n++) {
      const value = Math.abs(channel[n] as number)
      if (value > peak) peak = value
    }
  return peak
}

/** A copy, but for a gain of 1. */
export const turnedBy = (gain: number, { left, right }: Stereo): Stereo =>
  gain === 1
    ? { left, right }
    : { left: left.map((value) => value * gain), right: right.map((value) => value * gain) }
