// The composer's thread.
import { serveJobs } from '../../../../threads/serve-jobs.ts'
import { runSongJob } from './run-song-job.ts'
import type { PlayedSong, SongJob } from './song-job.ts'

serveJobs<SongJob, readonly PlayedSong[]>(runSongJob, (songs) => songs.map(({ audio }) => audio))
