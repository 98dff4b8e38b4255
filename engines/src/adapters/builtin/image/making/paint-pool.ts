// The threads that paint: some for people, and one for what nobody waits for, so that no wish waits behind a picture that could wait.
import { availableParallelism } from 'node:os'
import {
  createJobLane,
  type JobLane,
  type LaneOptions,
  type LaneWish,
} from '../../../../threads/job-lane.ts'
import type { Painted, PaintJob, ThreadData, ToolJob } from './paint-job.ts'

export type PaintPool = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`, and of a tool what that throws. */
  paint(
    job: PaintJob | ToolJob,
    options: LaneWish & { inBackground?: boolean | undefined },
  ): Promise<Painted>
  close: JobLane<PaintJob, Painted>['close']
}

export type PaintPoolOptions = Partial<Omit<LaneOptions, 'who' | 'data'>>

const usualThreads = () => (availableParallelism() >= 4 ? 2 : 1)

export function createPaintPool({
  threads = usualThreads(),
  idleMs = 60_000,
  timeoutMs = 300_000,
  module = new URL('./paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool {
  const lane = (inBackground: boolean, most: number) =>
    createJobLane<PaintJob | ToolJob, Painted>({
      ...{ who: 'The painter', threads: most, idleMs, timeoutMs, module },
      data: { inBackground } satisfies ThreadData,
    })
  const people = lane(false, threads)
  const background = lane(true, 1)
  return {
    paint: (job, { inBackground = false, ...wish }) =>
      (inBackground ? background : people).run(job, wish),
    close: async () => {
      await Promise.all([people.close(), background.close()])
    },
  }
}
