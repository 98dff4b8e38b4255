// The threads that run a model: one song after the other, as each takes all the cores it may have; what a model is can be asked meanwhile.
import { createJobLane, type JobLane, type LaneOptions } from '../../threads/job-lane.ts'
import type { DescribeJob, MadeStem, ModelTerms, SeparateJob } from './onnx-job.ts'

/** Of one song. */
export const longestWorkMs = 2 * 60 * 60_000

export type OnnxThreads = {
  describing: JobLane<DescribeJob, ModelTerms>
  separating: JobLane<SeparateJob, MadeStem[]>
  /** Ends all threads; jobs under way fail, and none is taken any more. */
  close(): Promise<void>
}

export function createOnnxThreads(
  /** Another package than the usual one runs the models; for tests. */
  { runtime }: { runtime?: string } = {},
): OnnxThreads {
  const usual = {
    // What a model does to the memory of its thread is unknown: none is used twice.
    ...{ threads: 1, isThreadPerJob: true, idleMs: 0, isSilent: true, data: { runtime } },
    module: new URL('./onnx-worker.ts', import.meta.url),
  } satisfies Partial<LaneOptions>
  const describing = createJobLane<DescribeJob, ModelTerms>({
    ...usual,
    ...{ who: 'The reader of models', timeoutMs: 60_000 },
  })
  const separating = createJobLane<SeparateJob, MadeStem[]>({
    ...usual,
    ...{ who: 'The separator', timeoutMs: longestWorkMs },
  })
  return {
    describing,
    separating,
    async close() {
      await Promise.all([describing.close(), separating.close()])
    },
  }
}
