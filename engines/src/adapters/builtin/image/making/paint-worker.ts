// The painter's thread: one job at a time, so that the server's own thread never waits for a brush.
import { parentPort } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import { runTool } from '../tools/index.ts'
import type { Painted, PaintReport } from './paint-job.ts'
import { runPaintJob } from './run-paint-job.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread.')

const post = (message: FromThread, bytes: readonly Uint8Array[] = []) =>
  port.postMessage(
    message,
    bytes.map(({ buffer }) => buffer as ArrayBuffer),
  )

port.on('message', async ({ id, job }: ToThread) => {
  try {
    const painted = await run(job, (percent, preview) =>
      post({ id, percent, ...(preview ? { preview } : {}) }, preview ? [preview] : []),
    )
    post({ id, painted }, painted.pictures)
  } catch (error) {
    const kind = error instanceof EngineError ? { kind: error.kind } : {}
    post({ id, failure: error instanceof Error ? error.message : String(error), ...kind })
  }
})

async function run(job: ToThread['job'], report: PaintReport): Promise<Painted> {
  if (!('tool' in job)) return runPaintJob(job, report)
  return { ...(await runTool(job.tool, job.wish, report)), plans: [] }
}
