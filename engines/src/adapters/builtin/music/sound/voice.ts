// What all instruments have in common: a note in, samples of one channel out.
import type { Random } from '../../image/craft/random.ts'

export const sampleRate = 44_100

export type Tone = {
  hz: number
  /** How long it is held, in seconds. */
  lengthS: number
  /** 0 to 1. */
  velocity: number
  /** Of this note alone. */
  random: Random
}

/** Writes a note to the beginning of `out`, whatever is there, and tells how many frames it is long. Peaks are about 1 at full velocity. */
export type Voice = (tone: Tone, out: Float32Array) => number

/** Longer than any note with all that rings after it, in seconds. */
export const longestToneS = 14

export const framesOf = (seconds: number, out: Float32Array): number =>
  Math.min(out.length, Math.max(1, Math.round(seconds * sampleRate)))

/** Its level falls by 60 dB in so many seconds: the factor of one sample. */
export const decayOf = (seconds: number): number =>
  10 ** (-3 / (Math.max(0.001, seconds) * sampleRate))

/** The last frames go to nothing, so that no end is heard as a click. */
export function fadeEnd(out: Float32Array, frames: number, seconds: number): number {
  const fade = Math.min(frames, Math.round(seconds * sampleRate))
  for (let at = 0; at < fade; at += 1) {
    const place = frames - fade + at
    out[place] = (out[place] ?? 0) * (1 - (at + 1) / fade)
  }
  return frames
}

const noiseFrames = 1 << 16
let noise: Float32Array | undefined

/** White noise, ever the same: 65,536 frames. */
export function whiteNoise(): Float32Array {
  if (noise) return noise
  noise = new Float32Array(noiseFrames)
  let state = 0x2545f491
  for (let at = 0; at < noiseFrames; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    noise[at] = (state | 0) / 2147483648
  }
  return noise
}

export const noiseMask = noiseFrames - 1
