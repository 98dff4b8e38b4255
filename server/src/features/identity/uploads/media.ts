// A clip or a song as somebody sends it: believed only as far as it could be read.
import { Failure } from '@atelier/contract/errors'
import { mediaLimits } from '@atelier/contract/upload-limits'
import { EngineError } from '@atelier/engines/errors'
import type { MediaDesk, MediaFile } from '@atelier/engines/media-desk/media-desk'

export type Media = {
  mime: string
  /** In pixels; null for sound. */
  width: number | null
  height: number | null
  durationS: number
}

/** Throws uploads.not_media for what is neither, and for what is one of them why it is not taken: clip.broken, sound.too_long … */
export async function readMedia(file: MediaFile, ownerId: number, desk: MediaDesk): Promise<Media> {
  const limits = { longestS: mediaLimits.seconds, largestBytes: mediaLimits.bytes }
  const asker = { signal: new AbortController().signal, person: ownerId }
  try {
    // A box tells nothing: phones record sound into MP4, browsers into WebM.
    const tracks = await desk.readTracks(file, asker)
    if (tracks === 'clip' || tracks === 'neither') {
      const { mime, width, height, seconds } = await desk.surveyClip(file, limits, asker)
      return { mime, width, height, durationS: seconds }
    }
    const { mime, seconds } = await desk.surveySound(file, limits, asker)
    return { mime, width: null, height: null, durationS: seconds }
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'invalid') throw refusalOf(error)
    throw error
  }
}

function refusalOf(error: EngineError): Failure {
  const { code = 'sound.unknown', values = {} } = error.reason ?? {}
  // It was tried as sound because it is no clip either.
  if (code === 'sound.unknown') return new Failure('uploads.not_media', { cause: error })
  return new Failure(code, { values, cause: error })
}
