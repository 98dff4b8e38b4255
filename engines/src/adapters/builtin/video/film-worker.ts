// The film's thread: one clip at a time, so that the server's own thread never waits for a frame.
import { parentPort } from 'node:worker_threads'
import { EngineError } from '../../../errors.ts'
import type { FromThread, ToThread } from '../image/making/thread-messages.ts'
import type { Filmed } from './film-plan.ts'
import type { FilmJob } from './film-pool.ts'
import { runFilm } from './run-film.ts'

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread.')

const post = (message: FromThread<Filmed>, bytes: readonly Uint8Array[] = []) =>
  port.postMessage(
    message,
    bytes.map(({ buffer }) => buffer as ArrayBuffer),
  )

port.on('message', async ({ id, job }: ToThread<FilmJob>) => {
  try {
    const done = await runFilm(job, (percent, preview) =>
      post({ id, percent, ...(preview ? { preview } : {}) }, preview ? [preview] : []),
    )
    post({ id, painted: done }, [done.video, done.poster])
  } catch (error) {
    const known = error instanceof EngineError ? { kind: error.kind, reason: error.reason } : {}
    post({ id, failure: error instanceof Error ? error.message : String(error), ...known })
  }
})
