// Brings a song to the loudness that songs are listened to at, and keeps its peaks from clipping.
import { createLimiter, type Limiter } from '../../../../audio/limiter.ts'
import { createLoudnessMeter } from '../../../../audio/loudness.ts'
import type { Stereo } from '../../../../audio/stereo.ts'
import { sampleRate } from './voice.ts'

/** LUFS. */
export const targetLoudness = -14
/** Low enough that an MP3 of it does not clip. */
const ceiling = 10 ** (-1.8 / 20)
const tolerance = 0.3
const maxGain = 60

/** The factor with which the song is as loud as it should be after the limiter. */
export function findGain(blocks: readonly Stereo[]): number {
  let gain = Math.min(maxGain, 10 ** ((targetLoudness - loudness(blocks)) / 20))
  for (let turn = 0; turn < 3; turn += 1) {
    const off = targetLoudness - loudness(limited(blocks, gain))
    if (Math.abs(off) < tolerance || !Number.isFinite(off)) break
    // What the limiter takes away is given back, and no more than 6 dB of it.
    gain = Math.min(maxGain, gain * 10 ** (Math.min(6, off) / 20))
  }
  return Number.isFinite(gain) ? gain : 1
}

/** The song at this gain, block by block: as long as it was. */
export function* limited(blocks: Iterable<Stereo>, gain: number): Generator<Stereo> {
  const limiter: Limiter = createLimiter({ sampleRate, ceiling, gain })
  let late = limiter.delay
  for (const { left, right } of blocks) {
    const block = { left: left.slice(), right: right.slice() }
    limiter.process(block)
    const from = Math.min(late, left.length)
    late -= from
    yield { left: block.left.subarray(from), right: block.right.subarray(from) }
  }
  const rest = { left: new Float32Array(limiter.delay), right: new Float32Array(limiter.delay) }
  limiter.process(rest)
  yield { left: rest.left.subarray(late), right: rest.right.subarray(late) }
}

function loudness(blocks: Iterable<Stereo>): number {
  const meter = createLoudnessMeter(sampleRate, 2)
  for (const { left, right } of blocks) meter.push([left, right])
  return meter.integrated()
}
