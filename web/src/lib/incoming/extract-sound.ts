// The sound of a file that holds tracks. To be imported late: what it stands on is large.
import {
  ADTS,
  type AudioCodec,
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
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
import { decodeWhole } from './decode-whole.ts'

export type SoundProblem =
  | { problem: 'none' | 'long' | 'broken' }
  /** Nobody here can decode it. */
  | { problem: 'codec'; codec: string }

type Request = { longestS: number; signal: AbortSignal }

const formats = [MP4, QTFF, WEBM, MATROSKA, ADTS]
/** Of sound that was decoded and is packed again: so much that nobody hears it. */
const bitsPerSecond = 256_000

/** Whether moving pictures play in it; undefined for what cannot be read. */
export async function hasPicture(file: Blob): Promise<boolean | undefined> {
  const input = new Input({ formats, source: new BlobSource(file) })
  try {
    const codecs = await Promise.all((await input.getVideoTracks()).map((each) => each.getCodec()))
    return codecs.some((codec) => codec !== null)
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

/** As Ogg, MP3, FLAC or WAV: packed as it was where the server reads that, else decoded by this browser. */
export async function extractSound(file: Blob, request: Request): Promise<Blob | SoundProblem> {
  const input = new Input({ formats, source: new BlobSource(file) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return { problem: (await input.getTracks()).length > 0 ? 'none' : 'broken' }
    if ((await track.computeDuration()) > request.longestS + 0.5) return { problem: 'long' }
    const codec = await track.getCodec()
    const keeping = codec && formatFor(codec)
    const kept = keeping && (await keptAsItIs(file, keeping, request))
    if (kept) return kept
    if (await track.canDecode()) return await convert(input, await packing(track), request)
    const decoded = await decodeWhole(file)
    return decoded ?? { problem: 'codec', codec: (codec ?? 'unknown').toUpperCase() }
  } catch {
    request.signal.throwIfAborted()
    return { problem: 'broken' }
  } finally {
    input.dispose()
  }
}

/** What the server reads as it is. */
function formatFor(codec: AudioCodec): OutputFormat | undefined {
  if (codec === 'opus' || codec === 'vorbis') return new OggOutputFormat()
  if (codec === 'mp3') return new Mp3OutputFormat()
  if (codec === 'flac') return new FlacOutputFormat()
  const wav = new WavOutputFormat()
  return wav.getSupportedAudioCodecs().includes(codec) ? wav : undefined
}

/** Undefined where something is missing that the other file needs: it may be decoded all the same. */
async function keptAsItIs(
  file: Blob,
  format: OutputFormat,
  request: Request,
): Promise<Blob | undefined> {
  const input = new Input({ formats, source: new BlobSource(file) })
  try {
    const kept = await convert(input, { format }, request)
    return kept instanceof Blob ? kept : undefined
  } catch {
    request.signal.throwIfAborted()
    return undefined
  } finally {
    input.dispose()
  }
}

type Packing = {
  format: OutputFormat
  /** Of sound that is to be packed again; what stays in its codec is copied. */
  repack?: { codec: AudioCodec; bitrate: number }
}

/** Opus where this browser packs it: a tenth of the way to the server. */
async function packing(track: InputAudioTrack): Promise<Packing> {
  const numberOfChannels = Math.min(2, await track.getNumberOfChannels())
  const isOpus = await canEncodeAudio('opus', {
    numberOfChannels,
    sampleRate: 48_000,
    bitrate: bitsPerSecond,
  })
  return isOpus
    ? { format: new OggOutputFormat(), repack: { codec: 'opus', bitrate: bitsPerSecond } }
    : { format: new WavOutputFormat(), repack: { codec: 'pcm-s16', bitrate: bitsPerSecond } }
}

async function convert(
  input: Input,
  { format, repack }: Packing,
  { signal }: Request,
): Promise<Blob | SoundProblem> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    video: { discard: true },
    ...(repack ? { audio: repack } : {}),
    tags: {},
    showWarnings: false,
  })
  if (!conversion.isValid) return { problem: 'broken' }
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await conversion.execute()
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  if (!target.buffer?.byteLength) return { problem: 'broken' }
  return new Blob([target.buffer], { type: format.mimeType.replace(/^application/, 'audio') })
}
