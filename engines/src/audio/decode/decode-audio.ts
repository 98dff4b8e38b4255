// Sound out of files that anybody may have made: known by content, never more than allowed, and always at one rate with one channel or
// two. Decoding takes the thread it is called in: not one that serves people.
import { EngineError } from '../../errors.ts'
import { audioFailure } from './audio-failure.ts'
import { isBox } from './box.ts'
import { maxChannels, mixDown } from './mix-down.ts'
import { readFlac, readMp3, readOgg } from './packed.ts'
import type { AudioClaims, AudioReader, RawBlock } from './raw-audio.ts'
import { createResampler, type Resampler } from './resample.ts'
import { type AudioFormat, sniffAudio, withoutTags } from './sniff.ts'
import { unboxSound } from './unbox-sound.ts'
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
  vorbis: readOgg,
  opus: readOgg,
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
 * The same a piece at a time, never an empty one: all have one channel, or all have two, at `decodedRate`, also where the file changes
 * its rate or its channels. Throws EngineError `invalid` as soon as something is wrong, which may be after some pieces.
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
      code: 'sound.too_large',
      values: { megabytes },
    })
  }
  const sound = isBox(bytes) ? await unboxSound(bytes) : withoutTags(bytes)
  const sniffed = sniffAudio(sound)
  if ('found' in sniffed)
    throw audioFailure(
      `The file is ${sniffed.found}; taken are MP3, WAV, FLAC, Ogg Vorbis and Ogg Opus, and their like in MP4 and WebM.`,
      { code: 'sound.unknown' },
    )
  const reader = readers[sniffed.format](sound)
  checkClaims(reader.claims, limits)
  const converter = createConverter(reader.claims.channels === 1 ? 1 : 2, limits)
  for await (const block of reader.blocks()) {
    if (!block.channels[0]?.length) continue
    checkBlock(block)
    for (const pieces of converter.push(block)) if (pieces[0]?.length) yield pieces
  }
  if (converter.isEmpty())
    throw audioFailure('There is no sound in the file.', { code: 'sound.empty' })
  const rest = converter.end()
  if (rest[0]?.length) yield rest
}

/** Brings blocks to one rate and one width, also where the file changes both on the way. */
function createConverter(width: 1 | 2, limits: DecodeLimits) {
  let rate: number | undefined
  let resamplers: Resampler[] = []
  let seconds = 0
  const end = () => resamplers.map((resampler) => resampler.end())
  return {
    *push(block: RawBlock): Generator<readonly Float32Array[]> {
      const { sampleRate, channels } = block
      if (rate !== sampleRate) {
        checkClaims({ sampleRate, channels: channels.length }, limits)
        yield end()
        rate = sampleRate
        resamplers = Array.from({ length: width }, () => createResampler(sampleRate, decodedRate))
      }
      seconds += (channels[0]?.length ?? 0) / sampleRate
      checkLength(seconds, limits)
      yield toWidth(mixDown(block), width).map(
        (channel, at) => resamplers[at]?.push(channel) ?? channel,
      )
    },
    end,
    isEmpty: () => rate === undefined,
  }
}

/** One channel goes to both sides; two become one where the file said that it has one. */
function toWidth(channels: readonly Float32Array[], width: 1 | 2): readonly Float32Array[] {
  const [left, right] = channels
  if (!left || channels.length === width) return channels
  if (!right) return [left, left]
  return [left.map((value, n) => (value + (right[n] as number)) / 2)]
}

function checkClaims({ sampleRate, channels, seconds }: AudioClaims, limits: DecodeLimits): void {
  if (sampleRate !== undefined && (sampleRate < rates.least || sampleRate > rates.most))
    throw audioFailure(
      `The file says that it has ${sampleRate} samples a second; taken are ${rates.least} to ${rates.most}.`,
      { code: 'sound.unusual' },
    )
  if (channels !== undefined) checkChannels(channels)
  if (seconds !== undefined) checkLength(seconds, limits)
}

function checkChannels(channels: number): void {
  if (channels >= 1 && channels <= maxChannels) return
  throw audioFailure(
    `The file says that it has ${channels} channels; taken are 1 to ${maxChannels}.`,
    { code: 'sound.unusual' },
  )
}

function checkLength(seconds: number, { longestS }: DecodeLimits): void {
  // A packed song is some milliseconds longer than what was packed.
  if (seconds <= longestS + 0.2) return
  throw audioFailure(`The song is longer than ${longestS} seconds.`, {
    code: 'sound.too_long',
    values: { seconds: longestS },
  })
}

function checkBlock({ channels }: RawBlock): void {
  if (channels.length > maxChannels) checkChannels(channels.length)
  for (const channel of channels)
    for (let n = 0; n < channel.length; n++)
      if (!(Math.abs(channel[n] as number) <= loudest))
        throw audioFailure('The file holds numbers that are no sound.')
}
