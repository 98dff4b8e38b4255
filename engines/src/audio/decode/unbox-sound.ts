// Sound in a box that pictures may share (MP4, MOV, WebM, Matroska), told by its tracks and put into a file of its own. Nothing is decoded.
import {
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WavOutputFormat,
  WEBM,
} from 'mediabunny'
import { EngineError } from '../../errors.ts'
import { audioFailure } from './audio-failure.ts'

export type BoxTracks = { picture: boolean; sound: boolean }

const boxes = [MP4, QTFF, WEBM, MATROSKA]

const open = (bytes: Uint8Array) => new Input({ formats: boxes, source: new BufferSource(bytes) })

/** What plays in a box; undefined for what cannot be read as one. A cover is no track. */
export async function tracksOf(bytes: Uint8Array): Promise<BoxTracks | undefined> {
  const input = open(bytes)
  try {
    const videos = await input.getVideoTracks()
    const codecs = await Promise.all(videos.map((track) => track.getCodec()))
    const sound = await input.getPrimaryAudioTrack()
    return { picture: codecs.some((codec) => codec !== null), sound: sound !== null }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

/** The files that our decoders read, by what stands in them. */
function formatFor(codec: AudioCodec | null): OutputFormat | undefined {
  if (codec === 'opus' || codec === 'vorbis') return new OggOutputFormat()
  if (codec === 'mp3') return new Mp3OutputFormat()
  if (codec === 'flac') return new FlacOutputFormat()
  return codec?.startsWith('pcm-') ? new WavOutputFormat() : undefined
}

/**
 * The sound of a box as Ogg, MP3, FLAC or WAV. Throws EngineError `invalid`: `sound.empty` where there is none, `sound.codec` for AAC and
 * others that cannot be decoded here.
 */
export async function unboxSound(bytes: Uint8Array): Promise<Uint8Array> {
  const input = open(bytes)
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw audioFailure('There is no sound in the file.', { code: 'sound.empty' })
    const codec = await track.getCodec()
    const format = formatFor(codec)
    if (!codec || !format?.getSupportedAudioCodecs().includes(codec))
      throw audioFailure(`The sound in the file is ${nameOf(codec)}, which is not decoded here.`, {
        code: 'sound.codec',
        values: { codec: nameOf(codec) },
      })
    return await rewrite(track, codec, format)
  } finally {
    input.dispose()
  }
}

/**
 * How long the sound of a box is, by its packets. Throws EngineError `invalid` for what has none, is cut off, or is longer than
 * `longestS` seconds.
 */
export async function packedSeconds(
  bytes: Uint8Array,
  { longestS }: { longestS: number },
): Promise<number> {
  const input = open(bytes)
  try {
    const track = await input.getPrimaryAudioTrack()
    const seconds = (await track?.computeDuration()) ?? 0
    if (!track || !(seconds > 0))
      throw audioFailure('There is no sound in the file.', { code: 'sound.empty' })
    if (seconds > longestS + 0.2)
      throw audioFailure(`The song is longer than ${longestS} seconds.`, {
        code: 'sound.too_long',
        values: { seconds: longestS },
      })
    // What was cut off has tables that lead beyond its end.
    const last = await new EncodedPacketSink(track).getPacket(seconds)
    if (!last?.data.byteLength) throw audioFailure('The file is not whole.')
    return seconds
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw audioFailure('The file is broken: it cannot be read.', { cause: error })
  } finally {
    input.dispose()
  }
}

const nameOf = (codec: AudioCodec | null): string => (codec ?? 'unknown').toUpperCase()

async function rewrite(
  track: InputAudioTrack,
  codec: AudioCodec,
  format: OutputFormat,
): Promise<Uint8Array> {
  const decoderConfig = await track.getDecoderConfig()
  if (!decoderConfig) throw audioFailure('The file says nothing of its sound.')
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  // Times are counted from the first packet: recordings begin whenever they were begun.
  let start: number | undefined
  for await (const packet of new EncodedPacketSink(track).packets()) {
    start ??= packet.timestamp
    const timed = packet.clone({ timestamp: Math.max(0, packet.timestamp - start) })
    await source.add(timed, { decoderConfig })
  }
  if (start === undefined)
    throw audioFailure('There is no sound in the file.', { code: 'sound.empty' })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
