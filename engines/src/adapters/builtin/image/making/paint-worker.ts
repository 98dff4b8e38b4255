// The painter's thread: one job at a time, so that the server's own thread never waits for a brush. What a job needs is loaded with it: a
// tool waits for no scenes, and a scene for no tools.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { Painted, PaintReport } from './paint-job.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread.')

const { inBackground }: ThreadData = workerData
// On Linux a priority is a thread's own; elsewhere it would be that of the whole server.
if (inBackground && process.platform === 'linux') setPriority(19)

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
    const known = error instanceof EngineError ? { kind: error.kind, reason: error.reason } : {}
    post({ id, failure: error instanceof Error ? error.message : String(error), ...known })
  }
})

async function run(job: ToThread['job'], report: PaintReport): Promise<Painted> {
  if ('tool' in job) {
    const { runTool } = await import('../tools/run-tool.ts')
    return { ...(await runTool(job.tool, job.wish, report)), plans: [] }
  }
  const { runPaintJob } = await import('./run-paint-job.ts')
  return runPaintJob(job, report)
}
