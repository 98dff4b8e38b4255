// Reads clips and sound that anybody may have made, and writes sound in other formats, in processes of its own: what breaks or hangs there
// is one file. Small files have a lane apart from large ones, and people take turns in each.
import { EngineError } from '../errors.ts'
import { createJobGroup, type JobGroup } from '../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../jobs/job-lane.ts'
import { isSmallMachine, mediaGroup } from '../jobs/worker-groups.ts'
import {
  type ClipSurvey,
  type MadeSound,
  type MediaFile,
  type MediaJob,
  type MediaLimits,
  type MediaMade,
  type RecordingKind,
  type SoundFormat,
  type SoundJob,
  type SoundSurvey,
  sizeOf,
  type TracksKind,
} from './media-job.ts'
import { longestMs } from './media-times.ts'

export type { ClipSurvey, MediaFile, SoundFormat, SoundSurvey } from './media-job.ts'

/** Who asks. */
export type MediaAsker = {
  signal: AbortSignal
  /** Whose file it is: people take turns. Absent for what nobody in particular waits for. */
  person?: number | undefined
}

/**
 * All throw EngineError: `invalid` with the reason for what is of another kind, is broken, beyond the limits, or takes longer than any file
 * of its size has to; `aborted`, `broken`.
 */
export type MediaDesk = {
  /** Whether pictures or sound alone play in a file of MP4's kind or WebM's: the box does not tell. */
  readTracks(file: MediaFile, asker: MediaAsker): Promise<TracksKind>
  surveySound(file: MediaFile, limits: MediaLimits, asker: MediaAsker): Promise<SoundSurvey>
  /** The same of what is to be kept as it is: AAC in MP4, which no part of ours decodes, is taken by its packets and has no peaks. */
  surveyKeptSound(file: MediaFile, limits: MediaLimits, asker: MediaAsker): Promise<SoundSurvey>
  /** What a browser has recorded; undefined for what is no recording in WebM, MP4, Ogg, WAV or MP3, or holds no sound. */
  surveyRecording(file: MediaFile, asker: MediaAsker): Promise<RecordingKind | undefined>
  surveyClip(file: MediaFile, limits: MediaLimits, asker: MediaAsker): Promise<ClipSurvey>
  /** The same sound as another file. */
  convertSound(
    file: MediaFile,
    request: MediaLimits & { format: SoundFormat },
    asker: MediaAsker,
  ): Promise<Uint8Array<ArrayBuffer>>
  /** Ends what is under way, which fails. */
  close(): Promise<void>
}

type MediaLane = JobLane<MediaJob, MediaMade>

export type MediaDeskOptions = {
  /** What is done in seconds. */
  quick?: JobGroup
  /** Large files, and sound in another format. */
  long?: JobGroup
  module?: URL
  timeOf?: (job: MediaJob) => number
}

/** Bytes above which a file is large. */
const largeFrom = 8_000_000

export function createMediaDesk({
  quick = mediaGroup,
  long = createJobGroup({ max: isSmallMachine ? 1 : 2, memoryMb: 2048 }),
  module = new URL('./media-worker.ts', import.meta.url),
  timeOf = longestMs,
}: MediaDeskOptions = {}): MediaDesk {
  const lane = (group: JobGroup): MediaLane =>
    createJobLane({ who: 'The media desk', group, module, timeoutMs: 60_000, maxOfOne: 1 })
  const [small, large] = [lane(quick), lane(long)]
  let isClosed = false

  const run = (job: MediaJob, { signal, person }: MediaAsker): Promise<MediaMade> => {
    const isLong = sizeOf(job.file) > largeFrom || (job.kind === 'sound' && job.format)
    const request = { signal, person: person?.toString(), timeoutMs: timeOf(job) }
    return (isLong ? large : small).run(job, request).catch((error: unknown) => {
      throw isClosed ? error : blamingFile(error, job)
    })
  }
  const sound = async (job: SoundJob, asker: MediaAsker): Promise<MadeSound> => {
    const made = await run(job, asker)
    if (!('sound' in made)) throw new Error('The media desk answered another question.')
    return made.sound
  }
  return {
    async readTracks(file, asker) {
      const made = await run({ kind: 'tracks', file }, asker)
      if (!('tracks' in made)) throw new Error('The media desk answered another question.')
      return made.tracks
    },
    async surveySound(file, limits, asker) {
      return (await sound({ kind: 'sound', file, ...limits }, asker)).survey
    },
    async surveyKeptSound(file, limits, asker) {
      return (await sound({ kind: 'sound', file, ...limits, takesPacked: true }, asker)).survey
    },
    async surveyRecording(file, asker) {
      const made = await run({ kind: 'recording', file }, asker)
      if (!('recording' in made)) throw new Error('The media desk answered another question.')
      return made.recording
    },
    async surveyClip(file, limits, asker) {
      const made = await run({ kind: 'clip', file, ...limits }, asker)
      if (!('clip' in made)) throw new Error('The media desk answered another question.')
      return made.clip
    },
    async convertSound(file, request, asker) {
      const made = await sound({ kind: 'sound', file, ...request }, asker)
      if (!made.file) throw new Error('The media desk wrote no file.')
      return made.file
    },
    async close() {
      isClosed = true
      await Promise.all([small.close(), large.close()])
    },
  }
}

/** What hangs or breaks its reader is no honest file; what is rewritten was read before. */
function blamingFile(error: unknown, job: MediaJob): unknown {
  if (!(error instanceof EngineError) || (job.kind === 'sound' && job.format)) return error
  if (error.kind !== 'timeout' && error.kind !== 'broken') return error
  const code = job.kind === 'clip' || job.kind === 'tracks' ? 'clip.broken' : 'sound.broken'
  return new EngineError('invalid', error.message, { reason: { code }, cause: error })
}
