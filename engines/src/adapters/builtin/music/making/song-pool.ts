// The thread that makes music. It starts with the first job, does jobs in turn, and ends when there has been none for a while; one that was
// ended or that broke is replaced with the next job, and takes nothing but its own job with it.
import { Worker } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { FromThread, PlayedSong, SongJob, SongReport, ToThread } from './song-job.ts'

export type SongPool = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`. */
  play(
    job: SongJob,
    wish: { signal: AbortSignal; report?: SongReport },
  ): Promise<readonly PlayedSong[]>
  /** Ends the thread; jobs under way fail, and none is taken any more. */
  close(): Promise<void>
}

export type SongPoolOptions = {
  idleMs?: number
  /** Of one job, from its beginning. */
  timeoutMs?: number
  /** The module that the thread runs. */
  module?: URL
}

type Task = {
  job: SongJob
  signal: AbortSignal
  report: SongReport
  settle(answer: readonly PlayedSong[] | EngineError): void
}

const aborted = () => new EngineError('aborted', 'The composing was given up.')
const closed = () => new EngineError('unavailable', 'The composer was closed.')
const broken = (why: string) => new EngineError('unavailable', `The composer broke: ${why}`)

export function createSongPool({
  idleMs = 60_000,
  timeoutMs = 600_000,
  module = new URL('./song-worker.ts', import.meta.url),
}: SongPoolOptions = {}): SongPool {
  const waiting: Task[] = []
  let thread: Worker | undefined
  let current: Task | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  let jobs = 0

  const endThread = async () => {
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  const start = (): Worker => {
    const worker = new Worker(module)
    const fail = (error: EngineError) => {
      if (thread !== worker) return
      thread = undefined
      current?.settle(error)
    }
    worker.on('error', (error) =>
      fail(broken(error instanceof Error ? error.message : String(error))),
    )
    worker.on('exit', (code) => fail(broken(`its thread ended with ${code}.`)))
    return worker
  }
  const next = () => {
    clearTimeout(idle)
    if (current) return
    const task = waiting.shift()
    if (!task) {
      thread?.unref()
      idle = setTimeout(() => void endThread(), idleMs).unref()
      return
    }
    current = task
    thread ??= start()
    begin(thread, task)
  }
  const begin = (worker: Worker, task: Task) => {
    const id = ++jobs
    const end = (error: EngineError) => {
      void endThread()
      finish(error)
    }
    const giveUp = () => end(aborted())
    const timer = setTimeout(
      () => end(new EngineError('timeout', 'The composer took too long.')),
      timeoutMs,
    ).unref()
    const hear = (message: FromThread) => {
      if (message.id !== id) return
      if ('percent' in message) task.report(message.percent)
      else if ('songs' in message) finish(message.songs)
      else finish(new EngineError('unavailable', `The composer could not: ${message.failure}`))
    }
    const tell = task.settle
    const finish = (answer: Parameters<Task['settle']>[0]) => {
      if (current !== task) return
      current = undefined
      clearTimeout(timer)
      task.signal.removeEventListener('abort', giveUp)
      worker.off('message', hear)
      tell(answer)
      next()
    }
    task.settle = finish
    worker.ref()
    worker.on('message', hear)
    task.signal.addEventListener('abort', giveUp, { once: true })
    worker.postMessage({ id, job: task.job } satisfies ToThread)
  }
  return {
    play: (job, { signal, report = () => {} }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        if (signal.aborted) return reject(aborted())
        const leave = () => {
          const place = waiting.indexOf(task)
          if (place < 0) return
          waiting.splice(place, 1)
          reject(aborted())
        }
        const task: Task = {
          ...{ job, signal, report },
          settle(answer) {
            signal.removeEventListener('abort', leave)
            if (answer instanceof EngineError) reject(answer)
            else resolve(answer)
          },
        }
        waiting.push(task)
        signal.addEventListener('abort', leave, { once: true })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const task of waiting.splice(0)) task.settle(closed())
      const ended = endThread()
      current?.settle(closed())
      clearTimeout(idle)
      await ended
    },
  }
}
