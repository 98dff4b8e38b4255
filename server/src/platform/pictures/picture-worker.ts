// The process of the picture desk: each kind of job is a module of whoever asks.
import { Failure } from '@atelier/contract/errors'
import type { JobModule } from '@atelier/engines/jobs/job-messages'
import type { PictureJob, PictureMade } from './picture-job.ts'

export async function run({ module, job }: PictureJob): Promise<PictureMade> {
  const { run: runJob }: JobModule<unknown, unknown> = await import(module)
  try {
    return { made: await runJob(job, () => {}) }
  } catch (error) {
    if (error instanceof Failure) return { failure: error.code, values: error.values }
    throw error
  }
}
