// Reads what is packed, by decoders in WebAssembly. They are fed so little at a time that no file, however small it is packed, can unfold
// to more than some hundred megabytes before anybody counts.
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import { audioFailure } from './audio-failure.ts'
import { type FlacFrame, flacSoundStart, walkFlacFrames } from './flac-frames.ts'
import { findFrame, type Mp3Frame, walkFrames } from './mp3-frames.ts'
import type { AudioReader, RawBlock } from './raw-audio.ts'
import { latin } from './sniff.ts'

const bytesAtOnce = 1024
const framesAtOnce = 32
const samplesAtOnce = 32_768

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number }

type Decoder = {
  readonly ready: Promise<void>
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>
  flush(): Promise<Decoded>
  free(): void
}

export function readMp3(bytes: Uint8Array): AudioReader {
  const first = findFrame(bytes, { from: 0 })
  if (typeof first !== 'object') throw audioFailure('The MP3 has no frames.')
  const { sampleRate, channels } = first
  return {
    claims: { sampleRate, channels },
    async *blocks() {
      const decoder = new MPEGDecoder()
      await decoder.ready
      const decode = (frames: readonly Mp3Frame[]): RawBlock => {
        const decoded = decoder.decodeFrames(
          frames.map(({ at, length }) => bytes.subarray(at, at + length)),
        )
        // One channel comes out as two.
        return { ...rawOf(decoded, 'wave'), channels: decoded.channelData.slice(0, channels) }
      }
      try {
        let some: Mp3Frame[] = []
        for (const frame of walkFrames(bytes, first)) {
          some.push(frame)
          if (some.length < framesAtOnce) continue
          yield decode(some)
          some = []
        }
        yield decode(some)
      } finally {
        decoder.free()
      }
    },
  }
}

export function readFlac(bytes: Uint8Array): AudioReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 42 || (view.getUint8(4) & 127) !== 0)
    throw audioFailure('The FLAC says nothing of its sound.')
  const sampleRate = view.getUint32(18) >>> 12
  const channels = ((view.getUint8(20) >> 1) & 7) + 1
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22)
  return {
    claims: { sampleRate, channels, ...(samples ? { seconds: samples / sampleRate } : {}) },
    async *blocks() {
      const decoder = new FLACDecoder()
      await decoder.ready
      const decode = async (frames: readonly FlacFrame[]): Promise<RawBlock> => {
        const { channelData } = await decoder.decodeFrames(frames.map(({ data }) => data))
        if (channelData[0]?.length !== lengthOf(frames))
          throw audioFailure('The FLAC is broken: not all of it can be decoded.')
        return { sampleRate, channels: channelData, order: 'wave' }
      }
      try {
        let told = 0
        let some: FlacFrame[] = []
        for (const frame of walkFlacFrames(bytes, flacSoundStart(bytes))) {
          some.push(frame)
          told += frame.samples
          if (lengthOf(some) < samplesAtOnce) continue
          yield await decode(some)
          some = []
        }
        if (some.length) yield await decode(some)
        if (told < samples)
          throw audioFailure('The FLAC is not whole: it ends before the sound does.')
      } finally {
        decoder.free()
      }
    },
  }
}

const lengthOf = (frames: readonly FlacFrame[]): number =>
  frames.reduce((sum, { samples }) => sum + samples, 0)

export function readVorbis(bytes: Uint8Array): AudioReader {
  const view = packetOf(bytes)
  if (view.byteLength < 30) throw audioFailure('The Ogg says nothing of its sound.')
  return {
    claims: { channels: view.getUint8(11), sampleRate: view.getUint32(12, true) },
    blocks: () => feed(new OggVorbisDecoder(), wholePages(bytes), 'vorbis'),
  }
}

export function readOpus(bytes: Uint8Array): AudioReader {
  const view = packetOf(bytes)
  if (view.byteLength < 19) throw audioFailure('The Ogg says nothing of its sound.')
  return {
    claims: { channels: view.getUint8(9), sampleRate: 48_000 },
    blocks: () => feed(opusDecoder(), wholePages(bytes), 'vorbis'),
  }
}

/** The package's types forget that `decode` answers later. */
const opusDecoder = (): Decoder => new OggOpusDecoder()

function packetOf(bytes: Uint8Array): DataView {
  const packet = Math.min(27 + (bytes[26] ?? 0), bytes.byteLength)
  return new DataView(bytes.buffer, bytes.byteOffset + packet, bytes.byteLength - packet)
}

/** Throws for a file whose last page is cut off. */
function wholePages(bytes: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; ) {
    const segments = bytes[at + 26]
    if (segments === undefined || latin(bytes.subarray(at, at + 4)) !== 'OggS') break
    const lengths = bytes.subarray(at + 27, at + 27 + segments)
    at += 27 + segments + lengths.reduce((sum, length) => sum + length, 0)
    if (at > bytes.length)
      throw audioFailure('The Ogg is not whole: it ends before the sound does.')
  }
  return bytes
}

async function* feed(
  decoder: Decoder,
  bytes: Uint8Array,
  order: RawBlock['order'],
): AsyncGenerator<RawBlock> {
  await decoder.ready
  try {
    for (let at = 0; at < bytes.length; at += bytesAtOnce)
      yield rawOf(await decoder.decode(bytes.subarray(at, at + bytesAtOnce)), order)
    yield rawOf(await decoder.flush(), order)
  } finally {
    decoder.free()
  }
}

const rawOf = ({ channelData, sampleRate }: Decoded, order: RawBlock['order']): RawBlock => ({
  sampleRate,
  channels: channelData,
  order,
})
