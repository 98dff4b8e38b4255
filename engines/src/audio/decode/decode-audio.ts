// Sound out of files that anybody may have made: known by content, never more than allowed, and always at one rate with one channel or
// two. Decoding takes the thread it is called in: not one that serves people.
import { EngineError } from '../../errors.ts'
import { audioFailure } from './audio-failure.ts'
import { mixDown, mostChannels } from './mix-down.ts'
import { readFlac, readMp3, readOpus, readVorbis } from './packed.ts'
import type { AudioClaims, AudioReader, RawBlock } from './raw-audio.ts'
import { createResampler, type Resampler } from './resample.ts'
import { type AudioFormat, sniffAudio, withoutTags } from './sniff.ts'
import { readWav } from './wav.ts'

/** Hertz. */
export const decodedRate = 44_100

export type DecodeLimits = {
  longestS: number
  /** Of the file. */
  largestBytes: number
}

export type DecodedAudio = {
  sampleRate: number
  /** One or two, all of one length. */
  channels: Float32Array[]
  seconds: number
}

const readers: Record<AudioFormat, (bytes: Uint8Array) => AudioReader> = {
  wav: readWav,
  mp3: readMp3,
  flac: readFlac,
  vorbis: readVorbis,
  opus: readOpus,
}

const rates = { least: 8000, most: 192_000 }
/** Far above what any sound needs, and far below what cannot be calculated with. */
const loudest = 1000

/** The whole sound. Throws EngineError `invalid` with the reason. */
export async function decodeAudio(bytes: Uint8Array, limits: DecodeLimits): Promise<DecodedAudio> {
  const blocks: (readonly Float32Array[])[] = []
  for await (const block of decodeBlocks(bytes, limits)) blocks.push(block)
  const length = blocks.reduce((sum, [first]) => sum + (first?.length ?? 0), 0)
  const channels = (blocks[0] ?? []).map(() => new Float32Array(length))
  let at = 0
  for (const block of blocks) {
    for (const [which, channel] of channels.entries()) channel.set(block[which] as Float32Array, at)
    at += block[0]?.length ?? 0
  }
  return { sampleRate: decodedRate, channels, seconds: length / decodedRate }
}

/**
 * The same a piece at a time, never an empty one: each has one channel or two, as the first has, at `decodedRate`. Throws EngineError
 * `invalid` as soon as something is wrong, which may be after some pieces.
 */
export async function* decodeBlocks(
  bytes: Uint8Array,
  limits: DecodeLimits,
): AsyncGenerator<readonly Float32Array[]> {
  try {
    yield* checkedBlocks(bytes, limits)
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw audioFailure('The file is broken: it cannot be decoded.', { cause: error })
  }
}

async function* checkedBlocks(bytes: Uint8Array, limits: DecodeLimits) {
  if (bytes.length > limits.largestBytes) {
    const megabytes = Math.floor(limits.largestBytes / 1e6)
    throw audioFailure(`The file has more than ${megabytes} MB.`, {
      ...{ code: 'sound.too_large', values: { megabytes } },
    })
  }
  const sound = withoutTags(bytes)
  const sniffed = sniffAudio(sound)
  if ('found' in sniffed)
    throw audioFailure(
      `The file is ${sniffed.found}; taken are MP3, WAV, FLAC, Ogg Vorbis and Ogg Opus.`,
      { code: 'sound.unknown' },
    )
  const reader = readers[sniffed.format](sound)
  checkClaims(reader.claims, limits)
  let first: RawBlock | undefined
  let resamplers: Resampler[] = []
  let samples = 0
  for await (const block of reader.blocks()) {
    const length = block.channels[0]?.length ?? 0
    if (length === 0) continue
    if (!first) {
      first = block
      checkClaims({ sampleRate: block.sampleRate, channels: block.channels.length }, limits)
      resamplers = block.channels
        .slice(0, 2)
        .map(() => createResampler(block.sampleRate, decodedRate))
    }
    samples += length
    checkBlock(block, first)
    checkLength(samples / block.sampleRate, limits)
    const pieces = mixDown(block).map((channel, at) => resamplers[at]?.push(channel) ?? channel)
    if (pieces[0]?.length) yield pieces
  }
  if (!first) throw audioFailure('There is no sound in the file.', { code: 'sound.empty' })
  const rest = resamplers.map((resampler) => resampler.end())
  if (rest[0]?.length) yield rest
}

function checkClaims({ sampleRate, channels, seconds }: AudioClaims, limits: DecodeLimits): void {
  if (sampleRate !== undefined && (sampleRate < rates.least || sampleRate > rates.most))
    throw audioFailure(
      `The file says that it has ${sampleRate} samples a second; taken are ${rates.least} to ${rates.most}.`,
      { code: 'sound.unusual' },
    )
  if (channels !== undefined && (channels < 1 || channels > mostChannels))
    throw audioFailure(
      `The file says that it has ${channels} channels; taken are 1 to ${mostChannels}.`,
      { code: 'sound.unusual' },
    )
  if (seconds !== undefined) checkLength(seconds, limits)
}

function checkLength(seconds: number, { longestS }: DecodeLimits): void {
  // A packed song is some milliseconds longer than what was packed.
  if (seconds <= longestS + 0.2) return
  throw audioFailure(`The song is longer than ${longestS} seconds.`, {
    ...{ code: 'sound.too_long', values: { seconds: longestS } },
  })
}

function checkBlock({ channels, sampleRate }: RawBlock, first: RawBlock): void {
  if (channels.length !== first.channels.length || sampleRate !== first.sampleRate)
    throw audioFailure('The file changes its kind of sound on the way.')
  for (const channel of channels)
    for (let n = 0; n < channel.length; n++)
      if (!(Math.abs(channel[n] as number) <= loudest))
        throw audioFailure('The file holds numbers that are no sound.')
}
