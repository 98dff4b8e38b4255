// The process that composes and plays: songs are made one after the other, as each takes a whole core.
import type { JobGroup } from '../../../../jobs/job-group.ts'
import { createJobLane, type JobLane } from '../../../../jobs/job-lane.ts'
import { makingGroup } from '../../../../jobs/worker-groups.ts'
import type { PlayedSong, SongJob } from './song-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `broken`. */
export type SongPool = JobLane<SongJob, readonly PlayedSong[]>

export type SongPoolOptions = { group?: JobGroup; timeoutMs?: number; module?: URL }

export const createSongPool = ({
  group = makingGroup,
  timeoutMs = 600_000,
  module = new URL('./song-worker.ts', import.meta.url),
}: SongPoolOptions = {}): SongPool =>
  createJobLane({ who: 'The composer', group, module, timeoutMs, max: 1 })
