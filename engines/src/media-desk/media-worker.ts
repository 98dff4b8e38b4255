// The thread of the media desk.
import { serveJobs } from '../threads/serve-jobs.ts'
import type { MediaJob, MediaMade } from './media-job.ts'
import { runClipJob } from './run-clip-job.ts'
import { runSoundJob } from './run-sound-job.ts'

serveJobs<MediaJob, MediaMade>(
  async (job) =>
    job.kind === 'clip' ? { clip: await runClipJob(job) } : { sound: await runSoundJob(job) },
  (made) => ('sound' in made && made.sound.file ? [made.sound.file] : []),
)
