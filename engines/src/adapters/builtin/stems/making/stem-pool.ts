// The threads that take songs apart: a few at a time, a thread for each song, the others wait for their turn.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { FromStemThread, MadeStem, StemJob, StemReport } from './stem-job.ts'

export type StemPool = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`, and for songs that cannot be taken apart `invalid` and `refused`. */
  split(job: StemJob, options: StemWish): Promise<MadeStem[]>
  /** Ends all threads; jobs under way fail, and none is taken any more. */
  close(): Promise<void>
}

export type StemWish = { signal: AbortSignal; report?: StemReport }

export type StemPoolOptions = {
  threads?: number
  /** Of one job, from its beginning. */
  timeoutMs?: number
  /** The module that threads run. */
  module?: URL
}

type Task = {
  job: StemJob
  wish: StemWish
  resolve(stems: MadeStem[]): void
  reject(error: EngineError): void
}

export function createStemPool({
  threads = availableParallelism() >= 4 ? 2 : 1,
  timeoutMs = 25 * 60_000,
  module = new URL('./stem-worker.ts', import.meta.url),
}: StemPoolOptions = {}): StemPool {
  const waiting: Task[] = []
  const running = new Set<Running>()
  let isClosed = false
  const next = () => {
    if (running.size >= threads) return
    const task = waiting.shift()
    if (!task) return
    const begun = begin(task, { module, timeoutMs })
    running.add(begun)
    void begun.ended.then(() => {
      running.delete(begun)
      next()
    })
  }
  return {
    split: (job, wish) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        if (wish.signal.aborted) return reject(aborted())
        const task: Task = { job, wish, resolve, reject }
        waiting.push(task)
        const leave = () => {
          const place = waiting.indexOf(task)
          if (place < 0) return
          waiting.splice(place, 1)
          reject(aborted())
        }
        wish.signal.addEventListener('abort', leave, { once: true })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(closed())
      await Promise.all([...running].map(({ end }) => end(closed())))
    },
  }
}

const aborted = () => new EngineError('aborted', 'The separation was given up.')
const closed = () => new EngineError('broken', 'The separator was closed.')

type Running = {
  /** When the thread is no more. */
  ended: Promise<unknown>
  end(error: EngineError): Promise<unknown>
}

function begin(
  { job, wish, resolve, reject }: Task,
  { module, timeoutMs }: { module: URL; timeoutMs: number },
): Running {
  // A copy of our own can be handed over; what is sent without would be in memory three times for a while.
  const song = new Uint8Array(job.song)
  const worker = new Worker(module, {
    workerData: { ...job, song } satisfies StemJob,
    transferList: [song.buffer],
    // Decoders tell the console of whatever they do not understand: it is kept from the log.
    stdout: true,
    stderr: true,
  })
  const ended = new Promise((done) => worker.once('exit', done))
  const settle = () => {
    clearTimeout(timer)
    wish.signal.removeEventListener('abort', giveUp)
    void worker.terminate()
    return ended
  }
  const end = (error: EngineError) => {
    reject(error)
    return settle()
  }
  const broken = (why: string) => end(new EngineError('broken', `The separator broke: ${why}`))
  const giveUp = () => void end(aborted())
  const timer = setTimeout(
    () => void end(new EngineError('timeout', 'The separation took too long.')),
    timeoutMs,
  ).unref()
  worker.on('message', (message: FromStemThread) => {
    if ('percent' in message) return wish.report?.(message.percent)
    if ('stems' in message) {
      resolve(message.stems)
      return void settle()
    }
    const { kind, failure, reason } = message
    if (kind)
      void end(new EngineError(kind, failure, { untaken: true, ...(reason ? { reason } : {}) }))
    else void broken(failure)
  })
  worker.on('error', (error) => broken(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => broken(`its thread ended with ${code}.`))
  wish.signal.addEventListener('abort', giveUp, { once: true })
  return { ended, end }
}
