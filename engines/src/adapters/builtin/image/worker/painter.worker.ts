// A thread that paints: one job at a time. Whoever started it ends it to stop a job.
import { parentPort } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { Canvas } from '../craft/raster.ts'
import { type Made, makePictures } from './make-pictures.ts'
import type { Answer, Job } from './messages.ts'
import { paintPieces } from './paint-pieces.ts'
import { toPreview } from './picture-files.ts'

const previewEveryMs = 700
let previewedAt = 0

const send = (answer: Answer): void => parentPort?.postMessage(answer)

async function progress(percent: number, preview?: () => Canvas): Promise<void> {
  if (!preview || performance.now() - previewedAt < previewEveryMs)
    return send({ type: 'progress', percent })
  previewedAt = performance.now()
  send({ type: 'progress', percent, preview: await toPreview(preview()) })
}

async function work(job: Job): Promise<Made> {
  if ('request' in job) return makePictures(job.request, { scale: job.scale, progress })
  const files = await paintPieces(job.ticket, job.scale, progress)
  return {
    outcome: {
      pictures: files.map((data) => ({ data })),
      texts: [],
      ...(job.ticket.grid ? { tiles: 4 } : {}),
    },
  }
}

parentPort?.on('message', async (job: Job) => {
  previewedAt = performance.now()
  try {
    send({ type: 'made', made: await work(job) })
  } catch (error) {
    if (error instanceof EngineError)
      send({ type: 'failed', kind: error.kind, message: error.message })
    // What nobody foresaw ends the thread, and with it this one job.
    else throw error
  }
})
