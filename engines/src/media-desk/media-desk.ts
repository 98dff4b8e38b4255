// Reads clips and sound that anybody may have made, and writes sound in other formats, in a thread of its own.
import { createJobLane } from '../threads/job-lane.ts'
import type {
  ClipSurvey,
  MediaJob,
  MediaLimits,
  MediaMade,
  SoundFormat,
  SoundSurvey,
  TracksKind,
} from './media-job.ts'

export type { ClipSurvey, SoundFormat, SoundSurvey } from './media-job.ts'

/**
 * All throw EngineError: `invalid` with the reason for what is of another kind, is broken or beyond the limits; `aborted`, `timeout`,
 * `unavailable`.
 */
export type MediaDesk = {
  /** Whether pictures or sound alone play in a file of MP4's kind or WebM's: the box does not tell. */
  tellTracks(bytes: Uint8Array, signal: AbortSignal): Promise<TracksKind>
  surveySound(bytes: Uint8Array, limits: MediaLimits, signal: AbortSignal): Promise<SoundSurvey>
  /** The same of what is to be kept as it is: AAC in MP4, which no part of ours decodes, is taken by its packets and has no peaks. */
  surveyKeptSound(bytes: Uint8Array, limits: MediaLimits, signal: AbortSignal): Promise<SoundSurvey>
  surveyClip(bytes: Uint8Array, limits: MediaLimits, signal: AbortSignal): Promise<ClipSurvey>
  /** The same sound as another file. */
  convertSound(
    bytes: Uint8Array,
    wish: MediaLimits & { format: SoundFormat },
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>
  /** Ends its thread; what is under way there fails. */
  close(): Promise<void>
}

const timeoutMs = 10 * 60_000
const idleMs = 60_000

export function createMediaDesk(): MediaDesk {
  const lane = createJobLane<MediaJob, MediaMade>({
    who: 'The media desk',
    threads: 1,
    idleMs,
    timeoutMs,
    module: new URL('./media-worker.ts', import.meta.url),
  })
  const sound = async (job: Extract<MediaJob, { kind: 'sound' }>, signal: AbortSignal) => {
    const made = await lane.run(job, { signal })
    if (!('sound' in made)) throw new Error('The media desk answered another question.')
    return made.sound
  }
  return {
    async tellTracks(bytes, signal) {
      const made = await lane.run({ kind: 'tracks', bytes }, { signal })
      if (!('tracks' in made)) throw new Error('The media desk answered another question.')
      return made.tracks
    },
    async surveySound(bytes, limits, signal) {
      return (await sound({ kind: 'sound', bytes, ...limits }, signal)).survey
    },
    async surveyKeptSound(bytes, limits, signal) {
      return (await sound({ kind: 'sound', bytes, ...limits, takesPacked: true }, signal)).survey
    },
    async surveyClip(bytes, limits, signal) {
      const made = await lane.run({ kind: 'clip', bytes, ...limits }, { signal })
      if (!('clip' in made)) throw new Error('The media desk answered another question.')
      return made.clip
    },
    async convertSound(bytes, wish, signal) {
      const { file } = await sound({ kind: 'sound', bytes, ...wish }, signal)
      if (!file) throw new Error('The media desk wrote no file.')
      return file
    },
    close: () => lane.close(),
  }
}
