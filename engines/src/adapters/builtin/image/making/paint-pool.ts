// The processes that paint.
import type { JobGroup } from '../../../../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../../../../jobs/job-lane.ts'
import { paintingGroup } from '../../../../jobs/worker-groups.ts'
import type { Painted, PaintJob, ToolJob } from './paint-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `broken`, and of a tool what that throws. */
export type PaintPool = JobLane<PaintJob | ToolJob, Painted>

export type PaintPoolOptions = { group?: JobGroup; timeoutMs?: number; module?: URL }

export const createPaintPool = ({
  group = paintingGroup,
  timeoutMs = 300_000,
  module = new URL('./paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool =>
  createJobLane({ who: 'The painter', group, timeoutMs, module })
