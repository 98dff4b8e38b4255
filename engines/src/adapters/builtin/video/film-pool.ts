// The thread that films: clips are made one after the other, as each takes a whole core.
import { createJobLane, type JobLane, type LaneOptions } from '../../../threads/job-lane.ts'
import type { Filmed, FilmPlan } from './film-plan.ts'

/** `isCut` when the plan's pictures are as they were kept. */
export type FilmJob = { plan: FilmPlan; isCut: boolean }

/** Its `run` throws EngineError `aborted`, `timeout`, `unavailable`, and `invalid` for pictures that cannot be filmed. */
export type FilmPool = JobLane<FilmJob, Filmed>

export type FilmPoolOptions = Partial<Pick<LaneOptions, 'idleMs' | 'timeoutMs' | 'module'>>

export const createFilmPool = ({
  idleMs = 60_000,
  timeoutMs = 900_000,
  module = new URL('./film-worker.ts', import.meta.url),
}: FilmPoolOptions = {}): FilmPool =>
  createJobLane<FilmJob, Filmed>({
    ...{ who: 'The film', threads: 1, idleMs, timeoutMs, module },
  })
