// Long JSON is parsed in a thread of its own, one at a time: the others are served meanwhile, and the memory goes with the thread.
import { Worker } from 'node:worker_threads'
import { Failure } from '@atelier/contract/errors'
import { createTurns } from '../turns.ts'
import { createJsonJoiner } from './json-pieces.ts'
import type { JsonBatch } from './json-worker.ts'

const module = new URL('./json-worker.ts', import.meta.url)

const longestMs = 30_000
/** More than any body takes that fits the bound of its values. */
const mostMegabytes = 400

const turns = createTurns(1)

/** The JSON of a file. Throws SyntaxError, and request.too_large where it takes more time or memory than is given to it. */
export const parseJsonFile = (path: string): Promise<unknown> => turns.take(() => parse(path))

async function parse(path: string): Promise<unknown> {
  const worker = new Worker(module, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const joiner = createJsonJoiner()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const giveUp = (cause?: unknown) => reject(new Failure('request.too_large', { cause }))
  const timer = setTimeout(giveUp, longestMs)
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp())
  worker.on('message', (batch: JsonBatch) => {
    if ('wrong' in batch) return reject(new SyntaxError(batch.wrong))
    if ('done' in batch) return resolve(joiner.whole())
    joiner.add(batch.pieces)
    worker.postMessage('next')
  })
  worker.postMessage('next')
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
