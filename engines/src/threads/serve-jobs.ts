// A lane's thread: one job at a time, so that the server's own thread never waits for it.
import { parentPort } from 'node:worker_threads'
import { EngineError } from '../errors.ts'
import type { JobReport } from './job-lane.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

/**
 * Does the jobs that come. `filesOf` names what was made for this job alone: it is handed over without a copy, and is gone from the thread.
 * Throws Error outside of a thread.
 */
export function serveJobs<Job, Made>(
  run: (job: Job, report: JobReport) => Promise<Made>,
  filesOf: (made: Made) => readonly Uint8Array[],
): void {
  const port = parentPort
  if (!port) throw new Error('This module runs as a worker thread.')
  const post = (message: FromThread<Made>, files: readonly Uint8Array[] = []) =>
    port.postMessage(
      message,
      files.map(({ buffer }) => buffer as ArrayBuffer),
    )
  port.on('message', async ({ id, job }: ToThread<Job>) => {
    try {
      const made = await run(job, (percent, preview) =>
        post({ id, percent, ...(preview ? { preview } : {}) }, preview ? [preview] : []),
      )
      post({ id, made }, filesOf(made))
    } catch (error) {
      const known = error instanceof EngineError ? { kind: error.kind, reason: error.reason } : {}
      post({ id, failure: error instanceof Error ? error.message : String(error), ...known })
    }
  })
}
