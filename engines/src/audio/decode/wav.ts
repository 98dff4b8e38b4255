// Reads WAV: whole numbers of 8 to 32 bits and floating ones of 32 and 64.
import { audioFailure } from './audio-failure.ts'
import type { AudioReader, RawBlock } from './raw-audio.ts'
import { latin } from './sniff.ts'

type Encoding = { read(view: DataView, at: number): number; bytes: number }

const framesAtOnce = 16_384
/** What writers say that do not know the length beforehand. */
const unknownLengths = new Set([0, 0xffffffff, 0x7fffffff, 0x7ffff000, 0xfffff000])

export function readWav(bytes: Uint8Array): AudioReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { format, data } = findChunks(view, bytes)
  const channels = view.getUint16(format + 2, true)
  const sampleRate = view.getUint32(format + 4, true)
  const encoding = encodingOf(view, format)
  const frameBytes = channels * encoding.bytes
  if (frameBytes === 0) throw audioFailure('The WAV says that it has no channels.')
  const frames = Math.floor(data.length / frameBytes)
  return {
    claims: { sampleRate, channels, seconds: frames / sampleRate },
    async *blocks() {
      for (let first = 0; first < frames; first += framesAtOnce) {
        const count = Math.min(framesAtOnce, frames - first)
        const block: RawBlock = {
          sampleRate,
          order: 'wave',
          channels: Array.from({ length: channels }, () => new Float32Array(count)),
        }
        for (const [which, channel] of block.channels.entries())
          for (let n = 0; n < count; n++)
            channel[n] = encoding.read(
              view,
              data.at + (first + n) * frameBytes + which * encoding.bytes,
            )
        yield block
      }
    },
  }
}

type Chunks = { format: number; data: { at: number; length: number } }

function findChunks(view: DataView, bytes: Uint8Array): Chunks {
  let format: number | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = latin(bytes.subarray(at, at + 4))
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 'fmt ') {
      if (length < 16 || start + length > bytes.length) break
      format = start
    } else if (name === 'data') {
      if (format === undefined) throw audioFailure('The WAV has its sound before its format.')
      const left = bytes.length - start
      if (length > left && !unknownLengths.has(length))
        throw audioFailure('The WAV is not whole: it ends before the sound does.')
      return {
        format,
        data: { at: start, length: unknownLengths.has(length) ? left : length },
      }
    }
    at = start + length + (length % 2)
  }
  throw audioFailure('The WAV is not whole: it has no sound.')
}

function encodingOf(view: DataView, format: number): Encoding {
  const extensible = 0xfffe
  const tag = view.getUint16(format, true)
  const bits = view.getUint16(format + 14, true)
  const size = view.getUint32(format - 4, true)
  const kind = tag === extensible && size >= 40 ? view.getUint16(format + 24, true) : tag
  const found = encodings[`${kind}/${bits}`]
  if (!found)
    throw audioFailure(
      `The WAV holds sound of kind ${kind} with ${bits} bits; taken are whole numbers of 8, 16, 24 and 32 bits and floating ones.`,
      { code: 'sound.unusual' },
    )
  return found
}

const encodings: Readonly<Record<string, Encoding>> = {
  '1/8': { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
  '1/16': { bytes: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 },
  '1/24': {
    bytes: 3,
    read: (view, at) => (view.getInt8(at + 2) * 2 ** 16 + view.getUint16(at, true)) / 2 ** 23,
  },
  '1/32': { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 },
  '3/32': { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  '3/64': { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
}
