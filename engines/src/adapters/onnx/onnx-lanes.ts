// The processes that run a model: one song after the other, as each takes all the cores it may have; what a model is can be asked
// meanwhile.
import { createJobGroup } from '../../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../../jobs/job-lane.ts'
import type { DescribeJob, MadeStem, ModelTerms, SeparateJob } from './onnx-job.ts'

/** Of one song. */
export const longestWorkMs = 2 * 60 * 60_000

export type OnnxLanes = {
  describing: JobLane<DescribeJob, ModelTerms>
  separating: JobLane<SeparateJob, MadeStem[]>
  /** Ends what is under way, which fails; nothing is taken any more. */
  close(): Promise<void>
}

export function createOnnxLanes(): OnnxLanes {
  // What a model does to the memory of its process is unknown: none is used twice.
  const group = createJobGroup({ max: 2, isWorkerPerJob: true })
  const common = { group, module: new URL('./onnx-worker.ts', import.meta.url), max: 1 }
  const describing = createJobLane<DescribeJob, ModelTerms>({
    ...common,
    who: 'The reader of models',
    timeoutMs: 60_000,
  })
  const separating = createJobLane<SeparateJob, MadeStem[]>({
    ...common,
    who: 'The separator',
    timeoutMs: longestWorkMs,
  })
  return {
    describing,
    separating,
    async close() {
      await Promise.all([describing.close(), separating.close()])
    },
  }
}
