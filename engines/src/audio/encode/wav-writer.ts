// Sound as WAV of 16 bits, written as it comes.
import type { Stereo } from '../stereo.ts'
import type { SoundWriter } from './sound-writer.ts'

const headBytes = 44
const frameBytes = 4

/** `samples` is the length, which is known beforehand: the file is in memory once. */
export function createWavWriter(sampleRate: number, samples: number): SoundWriter {
  const bytes = new Uint8Array(headBytes + samples * frameBytes)
  const view = new DataView(bytes.buffer)
  const text = (at: number, name: string) => bytes.set(Buffer.from(name), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * frameBytes, true)
  let at = headBytes
  return {
    write({ left, right }: Stereo) {
      for (let n = 0; n < left.length; n++) {
        view.setInt16(at, wholeOf(left[n] as number), true)
        view.setInt16(at + 2, wholeOf(right[n] as number), true)
        at += frameBytes
      }
    },
    end: () => bytes,
  }
}

const wholeOf = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
