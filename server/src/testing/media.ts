// Clips and songs for tests: real ones, as small as they can be.

import { opusOf } from '@atelier/engines/audio/decode/sample-files'
import { createMp3Writer } from '@atelier/engines/audio/encode/mp3-writer'
import { createWavWriter } from '@atelier/engines/audio/encode/wav-writer'
import { boxSound } from '@atelier/engines/testing/box-sound'
import { sampleClip } from '@atelier/engines/testing/sample-clip'

const rate = 44_100

/** A tone that is as loud as `gain` (0 to 1) from beginning to end. */
export async function smallSong(
  format: 'mp3' | 'wav',
  seconds = 1,
  gain = 0.5,
): Promise<Uint8Array<ArrayBuffer>> {
  const left = Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, n) => gain * Math.sin((2 * Math.PI * 440 * n) / rate),
  )
  const writer = format === 'mp3' ? await createMp3Writer(rate) : createWavWriter(rate, left.length)
  writer.write({ left, right: left })
  return writer.end()
}

/** An MP4 of 2 seconds, with its picture at rest. */
export const smallClip = sampleClip

/** A second of sound in a box that clips come in: what browsers record, or MP3 in an MP4. */
export const boxedSong = async (kind: 'webm' | 'mp4'): Promise<Uint8Array> =>
  kind === 'webm' ? boxSound(opusOf(1), 'webm') : boxSound(await smallSong('mp3'), 'mp4')
