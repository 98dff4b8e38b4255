// The composer's thread: one job at a time, so that the server's own thread never waits for music.
import { parentPort } from 'node:worker_threads'
import { runSongJob } from './run-song-job.ts'
import type { FromThread, ToThread } from './song-job.ts'

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread.')

const post = (message: FromThread, bytes: readonly Uint8Array<ArrayBuffer>[] = []) =>
  port.postMessage(
    message,
    bytes.map(({ buffer }) => buffer),
  )

port.on('message', async ({ id, job }: ToThread) => {
  try {
    const songs = await runSongJob(job, (percent) => post({ id, percent }))
    post(
      { id, songs },
      songs.map(({ audio }) => audio),
    )
  } catch (error) {
    post({ id, failure: error instanceof Error ? error.message : String(error) })
  }
})
