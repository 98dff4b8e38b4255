// Cuts a part out of a clip, in the browser: packets are copied where that is possible, and encoded anew where the browser can otherwise.
import {
  BufferSource,
  BufferTarget,
  Conversion,
  type ConversionCopyOptions,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { ClipPart } from './clip-part.ts'
import { openClip } from './open-clip.ts'

export type CutClip = {
  file: Blob
  /** With its dot. */
  ending: string
  /** So much of the clip before the part is in it too, in seconds. */
  earlierS: number
}

type CutOptions = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => unknown
}

/** Half a frame of the quickest clips: a copy that is off by less is exact. */
const exactS = 0.008

/** An MP4 says where it begins to be shown: a copy from the key frame before is exact, and loses nothing. */
const waysOfMp4: readonly ConversionCopyOptions[] = [{ mode: 'preferred' }]

/** A WebM is shown from its first packet: encoded anew unless that happens to be the one, copied from the key frame before as the last way. */
const waysOfWebm: readonly ConversionCopyOptions[] = [
  { mode: 'preferred', boundaryTolerance: exactS },
  { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
]

/**
 * Resolves with nothing when the browser can do it in no way. Rejects with the signal's reason when it is given up, and with what the
 * network throws.
 */
export async function cutClip(
  url: string,
  part: ClipPart,
  { signal, onProgress }: CutOptions,
): Promise<CutClip | undefined> {
  const input = openClip(url)
  try {
    const format = await input.getFormat()
    const isWebm = format === WEBM || format === MATROSKA
    for (const copy of isWebm ? waysOfWebm : waysOfMp4) {
      signal.throwIfAborted()
      const cut = await convert(input, part, { copy, isWebm, signal, onProgress })
      if (cut) return cut
    }
    return undefined
  } finally {
    input.dispose()
  }
}

type Way = { copy: ConversionCopyOptions; isWebm: boolean }

async function convert(
  input: Input,
  part: ClipPart,
  { copy, isWebm, signal, onProgress }: CutOptions & Way,
): Promise<CutClip | undefined> {
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    trim: { start: part.startS, end: part.endS },
    copy,
    showWarnings: false,
  })
  // Half of it, such as pictures without their sound, is not what was asked for.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return undefined
  conversion.onProgress = onProgress
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await conversion.execute()
  } catch (error) {
    signal.throwIfAborted()
    // An encoder that was promised and then refused: the next way may do.
    if (isWebm && copy.mode === 'preferred') return undefined
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  if (!target.buffer) return undefined
  return {
    file: new Blob([target.buffer], { type: format.mimeType }),
    ending: format.fileExtension,
    earlierS: Math.max(0, (await lengthOf(target.buffer)) - (part.endS - part.startS)),
  }
}

/** How long the pictures of a file are shown. */
async function lengthOf(bytes: ArrayBuffer): Promise<number> {
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return 0
    return (await track.computeDuration()) - Math.max(0, await track.getFirstTimestamp())
  } finally {
    input.dispose()
  }
}
