// The media desk's process.
import { readFile } from 'node:fs/promises'
import { isBox } from '../audio/decode/box.ts'
import { tracksOf } from '../audio/decode/unbox-sound.ts'
import { surveyRecording } from '../audio/recording-length.ts'
import type { MediaJob, MediaMade, TracksKind } from './media-job.ts'
import { runClipJob } from './run-clip-job.ts'
import { runSoundJob } from './run-sound-job.ts'

export async function run(job: MediaJob): Promise<MediaMade> {
  const bytes = job.file instanceof Uint8Array ? job.file : await readFile(job.file.path)
  if (job.kind === 'tracks') return { tracks: await kindOf(bytes) }
  if (job.kind === 'recording') return { recording: await surveyRecording(bytes) }
  if (job.kind === 'clip') return { clip: await runClipJob({ ...job, bytes }) }
  return { sound: await runSoundJob({ ...job, bytes }) }
}

async function kindOf(bytes: Uint8Array): Promise<TracksKind> {
  if (!isBox(bytes)) return 'unboxed'
  const tracks = await tracksOf(bytes)
  if (tracks?.picture) return 'clip'
  return tracks?.sound ? 'sound' : 'neither'
}
