// A thread for one song: it is ended when it is done, or when nobody waits for it any more.
import { parentPort, workerData } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import { runStemJob } from './run-stem-job.ts'
import type { FromStemThread, StemJob } from './stem-job.ts'

const port = parentPort
if (!port) throw new Error('This module runs as a worker thread.')

const post = (message: FromStemThread, bytes: readonly Uint8Array<ArrayBuffer>[] = []) =>
  port.postMessage(
    message,
    bytes.map(({ buffer }) => buffer),
  )

let told = 0
try {
  const job: StemJob = workerData
  const stems = await runStemJob(job, (percent) => {
    if (percent <= told) return
    told = percent
    post({ percent })
  })
  post(
    { stems },
    stems.map(({ data }) => data),
  )
} catch (error) {
  const known = error instanceof EngineError ? { kind: error.kind, reason: error.reason } : {}
  post({ failure: error instanceof Error ? error.message : String(error), ...known })
}
