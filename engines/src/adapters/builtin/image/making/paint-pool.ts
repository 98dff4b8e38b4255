// The processes that paint: some for people, and one for what nobody waits for, so that no wish waits behind a picture that could wait.
import type { JobGroup } from '../../../../jobs/job-group.ts'
import { createJobLane, type JobLane, type LaneWish } from '../../../../jobs/job-lane.ts'
import { backgroundGroup, paintingGroup } from '../../../../jobs/worker-groups.ts'
import type { Painted, PaintJob, ToolJob } from './paint-job.ts'

export type PaintPool = {
  /** Throws EngineError `aborted`, `timeout`, `broken`, and of a tool what that throws. */
  paint(
    job: PaintJob | ToolJob,
    options: LaneWish & { inBackground?: boolean | undefined },
  ): Promise<Painted>
  close: JobLane<PaintJob, Painted>['close']
}

export type PaintPoolOptions = {
  people?: JobGroup
  background?: JobGroup
  timeoutMs?: number
  module?: URL
}

export function createPaintPool({
  people = paintingGroup,
  background = backgroundGroup,
  timeoutMs = 300_000,
  module = new URL('./paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool {
  const lane = (group: JobGroup) =>
    createJobLane<PaintJob | ToolJob, Painted>({ who: 'The painter', group, timeoutMs, module })
  const hasty = lane(people)
  const patient = lane(background)
  return {
    paint: (job, { inBackground = false, ...wish }) =>
      (inBackground ? patient : hasty).run(job, wish),
    close: async () => {
      await Promise.all([hasty.close(), patient.close()])
    },
  }
}
