import { type MediaJob, sizeOf } from './media-job.ts'

const startMs = 15_000
/** A megabyte of sound is a minute or less, which decodes in about a second; a busy machine takes a few times as long. */
const soundMsPerMb = 4000
const maxSurveyMs = 120_000
const convertMs = 300_000

/** How long a job may take, in ms: several times what an honest file of its size takes. */
export function longestMs(job: MediaJob): number {
  if (job.kind !== 'sound') return startMs
  if (job.format) return convertMs
  return Math.min(maxSurveyMs, startMs + (sizeOf(job.file) / 1e6) * soundMsPerMb)
}
