// The process that films: clips are made one after the other, as each takes a whole core.
import type { JobGroup } from '../../../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../../../jobs/job-lane.ts'
import { makingGroup } from '../../../jobs/worker-groups.ts'
import type { Filmed, FilmPlan } from './film-plan.ts'

/** `isCut` when the plan's pictures are as they were kept. */
export type FilmJob = { plan: FilmPlan; isCut: boolean }

/** Its `run` throws EngineError `aborted`, `timeout`, `broken`, and `invalid` for pictures that cannot be filmed. */
export type FilmPool = JobLane<FilmJob, Filmed>

export type FilmPoolOptions = { group?: JobGroup; timeoutMs?: number; module?: URL }

export const createFilmPool = ({
  group = makingGroup,
  timeoutMs = 900_000,
  module = new URL('./film-worker.ts', import.meta.url),
}: FilmPoolOptions = {}): FilmPool =>
  createJobLane({ who: 'The film', group, module, timeoutMs, max: 1 })
