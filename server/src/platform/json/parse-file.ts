// Long JSON is parsed in a thread of its own, one of a kind at a time: the others are served meanwhile, and the memory goes with the thread.
import { Worker } from 'node:worker_threads'
import { Failure } from '@atelier/contract/errors'
import { createSlots } from '../slots.ts'
import { createJsonJoiner } from './json-pieces.ts'
import type { JsonBatch, JsonSource } from './json-worker.ts'

const module = new URL('./json-worker.ts', import.meta.url)

const longestMs = 30_000
/** More than any body takes that fits the bound of its values. */
const maxMegabytes = 400

/** What somebody waits for the answer to, and archives, which are taken in the background and may hold more values than any call. */
const slots = { call: createSlots(1), archive: createSlots(1) }
type Kind = keyof typeof slots

/** The JSON of a file. Throws SyntaxError, and request.too_large where it takes more time or memory than is given to it. */
export const parseJsonFile = (path: string, kind: Kind = 'call'): Promise<unknown> =>
  slots[kind].take(() => parse({ path, isBounded: kind === 'call' }))

async function parse(source: JsonSource): Promise<unknown> {
  const worker = new Worker(module, {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
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
