// The processes that take songs apart: a few at a time, the others wait for their turn.
import { availableParallelism } from 'node:os'
import { EngineError } from '../../../../errors.ts'
import type { JobGroup } from '../../../../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../../../../jobs/job-lane.ts'
import { makingGroup } from '../../../../jobs/worker-groups.ts'
import type { MadeStem, StemJob } from './stem-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `broken`, and for songs that cannot be taken apart `invalid` and `refused`. */
export type StemPool = JobLane<StemJob, MadeStem[]>

export type StemPoolOptions = { group?: JobGroup; timeoutMs?: number; module?: URL }

export function createStemPool({
  group = makingGroup,
  timeoutMs = 25 * 60_000,
  module = new URL('./stem-worker.ts', import.meta.url),
}: StemPoolOptions = {}): StemPool {
  const max = availableParallelism() >= 4 ? 2 : 1
  const lane = createJobLane<StemJob, MadeStem[]>({
    who: 'The separator',
    group,
    module,
    timeoutMs,
    max,
  })
  return { ...lane, run: (job, request) => lane.run(job, request).catch(throwUntaken) }
}

/** What is said of the song itself would be said again: nothing was begun. */
function throwUntaken(error: unknown): never {
  if (!(error instanceof EngineError) || !/^(invalid|refused)$/.test(error.kind)) throw error
  const { kind, message, reason } = error
  throw new EngineError(kind, message, { untaken: true, ...(reason ? { reason } : {}) })
}
