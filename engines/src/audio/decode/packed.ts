// Reads what is packed, by decoders in WebAssembly. They are fed so little at a time that no file, however small it is packed, can unfold
// to more than some hundred megabytes before anybody counts.
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import { audioFailure } from './audio-failure.ts'
import { type FlacFrame, flacSoundStart, walkFlacFrames } from './flac-frames.ts'
import { findFrame, isAlike, type Mp3Frame, walkFrames } from './mp3-frames.ts'
import { readOggLinks } from './ogg-links.ts'
import type { AudioReader, RawBlock } from './raw-audio.ts'

const bytesAtOnce = 1024
const framesAtOnce = 32
const samplesAtOnce = 32_768
/** Each part of a file that is put together of several costs a decoder. */
const maxParts = 1000

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
  return {
    claims: { sampleRate: first.sampleRate, channels: widestOf(walkFrames(bytes, first)) },
    async *blocks() {
      for (const part of alikeParts(walkFrames(bytes, first))) yield* decodePart(bytes, part)
    },
  }
}

function widestOf(frames: Iterable<Mp3Frame>): 1 | 2 {
  for (const { channels } of frames) if (channels === 2) return 2
  return 1
}

/** The frames of one kind up to the next of another. Each part must be read to its end before the next is asked for. */
function* alikeParts(frames: Iterator<Mp3Frame>): Generator<Iterable<Mp3Frame>> {
  let next = frames.next()
  for (let parts = 0; !next.done; parts++) {
    if (parts === maxParts) throw audioFailure('The file changes its kind of sound too often.')
    const kind = next.value
    yield (function* () {
      for (; !next.done && isAlike(next.value, kind); next = frames.next()) yield next.value
    })()
  }
}

/** A decoder of its own for each kind of frames: it would take what another kind has left in it for its own. */
async function* decodePart(bytes: Uint8Array, part: Iterable<Mp3Frame>): AsyncGenerator<RawBlock> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const decode = (frames: readonly Mp3Frame[]): RawBlock => {
    const decoded = decoder.decodeFrames(
      frames.map(({ at, length }) => bytes.subarray(at, at + length)),
    )
    // One channel comes out as two.
    const channels = decoded.channelData.slice(0, frames[0]?.channels)
    return { ...rawOf(decoded, 'wave'), channels }
  }
  try {
    let some: Mp3Frame[] = []
    for (const frame of part) {
      some.push(frame)
      if (some.length < framesAtOnce) continue
      yield decode(some)
      some = []
    }
    if (some.length) yield decode(some)
  } finally {
    decoder.free()
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
        let decoded = 0
        let some: FlacFrame[] = []
        for (const frame of walkFlacFrames(bytes, flacSoundStart(bytes))) {
          some.push(frame)
          decoded += frame.samples
          if (lengthOf(some) < samplesAtOnce) continue
          yield await decode(some)
          some = []
        }
        if (some.length) yield await decode(some)
        if (decoded < samples)
          throw audioFailure('The FLAC is not whole: it ends before the sound does.')
      } finally {
        decoder.free()
      }
    },
  }
}

const lengthOf = (frames: readonly FlacFrame[]): number =>
  frames.reduce((sum, { samples }) => sum + samples, 0)

/** Vorbis and Opus in Ogg, also several one behind the other. */
export function readOgg(bytes: Uint8Array): AudioReader {
  const links = readOggLinks(bytes)
  const [first] = links
  if (!first || first.codec === 'other') throw audioFailure('The Ogg says nothing of its sound.')
  const known = links.filter(({ codec }) => codec !== 'other')
  return {
    claims: {
      sampleRate: first.sampleRate,
      channels: known.reduce((max, { channels }) => Math.max(max, channels), first.channels),
    },
    async *blocks() {
      if (links.length > maxParts)
        throw audioFailure('The file changes its kind of sound too often.')
      for (const { bytes: own, codec, sampleRate } of links) {
        if (codec === 'other') throw audioFailure('A part of the Ogg says nothing of its sound.')
        const decoder = codec === 'opus' ? opusDecoder() : new OggVorbisDecoder()
        // Vorbis is decoded at whatever rate it has, and its decoder tells that of its first head.
        for await (const block of feed(decoder, own, 'vorbis')) yield { ...block, sampleRate }
      }
    },
  }
}

/** The package's types forget that `decode` answers later. */
const opusDecoder = (): Decoder => new OggOpusDecoder()

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
