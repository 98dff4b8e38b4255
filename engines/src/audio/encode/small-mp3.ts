// Sound as an MP3 that is small rather than good: one channel at a low rate.
import { createMp3Encoder } from 'wasm-media-encoders'
import { createResampler } from '../decode/resample.ts'
import type { Stereo } from '../stereo.ts'
import { joinBytes } from './join-bytes.ts'

/** Hertz: MP3 has half the usual rates for small files. */
const smallRate = 24_000
/** Kilobits a second. */
const bitrate = 48

export async function encodeSmallMp3(
  { left, right }: Stereo,
  sampleRate: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const mono = left.map((value, n) => (value + (right[n] ?? value)) / 2)
  const resampler = createResampler(sampleRate, smallRate)
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: smallRate, channels: 1, bitrate })
  const parts: Uint8Array[] = []
  // What it answers stays the encoder's own.
  for (const samples of [resampler.push(mono), resampler.end()])
    if (samples.length > 0) parts.push(encoder.encode([samples]).slice())
  parts.push(encoder.finalize().slice())
  return joinBytes(parts)
}
