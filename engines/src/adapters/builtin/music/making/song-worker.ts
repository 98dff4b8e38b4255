// The composer's process.
export { runSongJob as run } from './run-song-job.ts'
