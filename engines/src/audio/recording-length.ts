// What a recording of a browser is and how long: by its packets, for what is recorded as it comes says nothing of its length beforehand.
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { RecordingKind } from '../media-desk/media-job.ts'

const mimes: readonly (readonly [RegExp, string])[] = [
  [/webm|matroska/, 'audio/webm'],
  [/mp4|quicktime|m4a/, 'audio/mp4'],
  [/ogg/, 'audio/ogg'],
  [/wav/, 'audio/wav'],
  [/mpeg|mp3/, 'audio/mpeg'],
]

/** Undefined for what is no recording in WebM, MP4, Ogg, WAV or MP3, or holds no sound. Decodes nothing. */
export async function surveyRecording(bytes: Uint8Array): Promise<RecordingKind | undefined> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  try {
    const found = await input.getMimeType()
    const mime = mimes.find(([pattern]) => pattern.test(found))?.[1]
    const track = await input.getPrimaryAudioTrack()
    if (!mime || !track) return undefined
    const seconds = await track.computeDuration()
    return seconds > 0 && Number.isFinite(seconds) ? { mime, seconds } : undefined
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}
