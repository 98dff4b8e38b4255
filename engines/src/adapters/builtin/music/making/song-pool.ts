// The thread that composes and plays: songs are made one after the other, as each takes a whole core.
import { createJobLane, type JobLane, type LaneOptions } from '../../../../threads/job-lane.ts'
import type { PlayedSong, SongJob } from './song-job.ts'

/** Its `run` throws EngineError `aborted`, `timeout`, `unavailable`. */
export type SongPool = JobLane<SongJob, readonly PlayedSong[]>

export type SongPoolOptions = Partial<Pick<LaneOptions, 'idleMs' | 'timeoutMs' | 'module'>>

export const createSongPool = ({
  idleMs = 60_000,
  timeoutMs = 600_000,
  module = new URL('./song-worker.ts', import.meta.url),
}: SongPoolOptions = {}): SongPool =>
  createJobLane<SongJob, readonly PlayedSong[]>({
    ...{ who: 'The composer', threads: 1, idleMs, timeoutMs, module },
  })
