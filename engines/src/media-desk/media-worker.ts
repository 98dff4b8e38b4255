// The media desk's process.
import { type BoxTracks, tracksOf } from '../audio/decode/unbox-sound.ts'
import type { MediaJob, MediaMade, TracksKind } from './media-job.ts'
import { runClipJob } from './run-clip-job.ts'
import { runSoundJob } from './run-sound-job.ts'

export async function run(job: MediaJob): Promise<MediaMade> {
  if (job.kind === 'tracks') return { tracks: kindOf(await tracksOf(job.bytes)) }
  return job.kind === 'clip' ? { clip: await runClipJob(job) } : { sound: await runSoundJob(job) }
}

function kindOf(tracks: BoxTracks | undefined): TracksKind {
  if (tracks?.picture) return 'clip'
  return tracks?.sound ? 'sound' : 'neither'
}
