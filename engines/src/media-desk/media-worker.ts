// The thread of the media desk.
import { type BoxTracks, tracksOf } from '../audio/decode/unbox-sound.ts'
import { serveJobs } from '../threads/serve-jobs.ts'
import type { MediaJob, MediaMade, TracksKind } from './media-job.ts'
import { runClipJob } from './run-clip-job.ts'
import { runSoundJob } from './run-sound-job.ts'

serveJobs<MediaJob, MediaMade>(
  async (job) => {
    if (job.kind === 'tracks') return { tracks: kindOf(await tracksOf(job.bytes)) }
    return job.kind === 'clip' ? { clip: await runClipJob(job) } : { sound: await runSoundJob(job) }
  },
  (made) => ('sound' in made && made.sound.file ? [made.sound.file] : []),
)

function kindOf(tracks: BoxTracks | undefined): TracksKind {
  if (tracks?.picture) return 'clip'
  return tracks?.sound ? 'sound' : 'neither'
}
