// Looks through a clip's tables and its packets, without decoding any: known by content, never more than allowed.
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { EngineError, type EngineReason } from '../errors.ts'
import type { ClipJob, ClipSurvey } from './media-job.ts'

const mimes: readonly ClipSurvey['mime'][] = ['video/mp4', 'video/webm', 'video/quicktime']
/** Pixels of a side. */
const longestSide = 8192

/** Throws EngineError `invalid` with the reason for what is no clip, is broken, or beyond the limits. */
export async function runClipJob({
  bytes,
  longestS,
  largestBytes,
}: Omit<ClipJob, 'kind' | 'file'> & { bytes: Uint8Array }): Promise<ClipSurvey> {
  if (bytes.length > largestBytes) {
    const megabytes = Math.floor(largestBytes / 1e6)
    throw clipFailure(`The file has more than ${megabytes} MB.`, {
      code: 'clip.too_large',
      values: { megabytes },
    })
  }
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  try {
    return await survey(input, longestS)
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw clipFailure('The file is no clip, or it is broken.', { cause: error })
  } finally {
    input.dispose()
  }
}

async function survey(input: Input, longestS: number): Promise<ClipSurvey> {
  const [kind = ''] = (await input.getMimeType()).split(';')
  const mime = mimes.find((each) => each === kind)
  if (!mime)
    throw clipFailure(`The file is ${kind || 'unknown'}; taken are MP4, MOV and WebM.`, {
      code: 'clip.unknown',
    })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw clipFailure('There is no picture in the file.', { code: 'clip.empty' })
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  if (!isSide(width) || !isSide(height))
    throw clipFailure(`The clip says that it is ${width} × ${height} pixels.`, {
      code: 'clip.unusual',
    })
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw clipFailure('The clip has no length.', { code: 'clip.empty' })
  // A table may hold a little more than what is asked for.
  if (seconds > longestS + 0.5)
    throw clipFailure(`The clip is longer than ${longestS} seconds.`, {
      code: 'clip.too_long',
      values: { seconds: longestS },
    })
  // What was cut off has tables that lead beyond its end.
  const packet = await new EncodedPacketSink(track).getPacket(seconds)
  if (!packet?.data.byteLength) throw clipFailure('The clip is not whole.')
  return { mime, seconds, width, height }
}

const isSide = (pixels: number): boolean => pixels >= 1 && pixels <= longestSide

/** Broken, unless another reason is given. */
const clipFailure = (
  why: string,
  { cause, ...reason }: Partial<EngineReason> & { cause?: unknown } = {},
) => new EngineError('invalid', why, { reason: { code: 'clip.broken', ...reason }, cause })
