// Threads that do jobs in turn. They start at the first job and end when there has been none for a while; a thread that was ended or that
// broke is replaced with the next job, and takes nothing but its own job with it.
import { Worker } from 'node:worker_threads'
import { EngineError, type EngineErrorKind } from '../../../../errors.ts'
import type { Painted, PaintJob, PaintReport, ToolJob } from './paint-job.ts'
import type { Failed, FromThread, ThreadData, ToThread } from './thread-messages.ts'

export type PaintLane<Job = PaintJob | ToolJob, Made = Painted> = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`, and what the thread throws. */
  paint(job: Job, options: LaneWish): Promise<Made>
  /** Ends all threads; jobs under way fail, and none is taken any more. */
  close(): Promise<void>
}

export type LaneWish = { signal: AbortSignal; report?: PaintReport | undefined }

export type LaneOptions = {
  threads: number
  idleMs: number
  /** Of one job, from its beginning. */
  timeoutMs: number
  /** The module that threads run. */
  module: URL
  data: ThreadData
}

type Task<Job, Made> = {
  job: Job
  signal: AbortSignal
  report: PaintReport
  resolve(made: Made): void
  reject(error: EngineError): void
}

type Thread<Job, Made> = {
  worker: Worker
  task: Task<Job, Made> | null
  end(error: EngineError): Promise<unknown>
}

export function createPaintLane<Job = PaintJob | ToolJob, Made = Painted>(
  options: LaneOptions,
): PaintLane<Job, Made> {
  const { threads, idleMs } = options
  const waiting: Task<Job, Made>[] = []
  const running = new Set<Thread<Job, Made>>()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const next = () => {
    clearTimeout(idle)
    if (waiting.length === 0) {
      idle = setTimeout(endIdle, idleMs).unref()
      return
    }
    const free = [...running].find(({ task }) => !task)
    const thread =
      free ?? (running.size < threads ? startThread(options, running, next) : undefined)
    const task = thread && waiting.shift()
    if (!task) return
    giveTask(thread, task, { timeoutMs: options.timeoutMs, next })
    next()
  }
  const endIdle = () => {
    for (const thread of running) if (!thread.task) void thread.end(closed())
  }
  return {
    paint: (job, { signal, report = () => {} }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        if (signal.aborted) return reject(aborted())
        const task: Task<Job, Made> = { job, signal, report, resolve, reject }
        waiting.push(task)
        const leave = () => {
          const place = waiting.indexOf(task)
          if (place < 0) return
          waiting.splice(place, 1)
          reject(aborted())
        }
        signal.addEventListener('abort', leave, { once: true })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(closed())
      await Promise.all([...running].map((thread) => thread.end(closed())))
      clearTimeout(idle)
    },
  }
}

const aborted = () => new EngineError('aborted', 'The painting was given up.')
const closed = () => new EngineError('unavailable', 'The painter was closed.')

function startThread<Job, Made>(
  { module, data }: LaneOptions,
  running: Set<Thread<Job, Made>>,
  next: () => void,
): Thread<Job, Made> {
  const worker = new Worker(module, { workerData: data })
  worker.unref()
  const thread: Thread<Job, Made> = {
    worker,
    task: null,
    async end(error) {
      if (!running.delete(thread)) return
      const { task } = thread
      thread.task = null
      const ended = worker.terminate()
      task?.reject(error)
      next()
      return ended
    },
  }
  const broken = (why: string) =>
    thread.end(new EngineError('unavailable', `The painter broke: ${why}`))
  worker.on('error', (error) => broken(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => broken(`its thread ended with ${code}.`))
  running.add(thread)
  return thread
}

function failureOf(kind: EngineErrorKind, { failure, reason }: Failed): EngineError {
  return new EngineError(kind, failure, reason ? { reason } : {})
}

let tasks = 0

function giveTask<Job, Made>(
  thread: Thread<Job, Made>,
  task: Task<Job, Made>,
  { timeoutMs, next }: { timeoutMs: number; next(): void },
): void {
  const { worker } = thread
  const id = ++tasks
  const giveUp = () => void thread.end(aborted())
  const timer = setTimeout(
    () => void thread.end(new EngineError('timeout', 'The painter took too long.')),
    timeoutMs,
  ).unref()
  const settle = () => {
    clearTimeout(timer)
    task.signal.removeEventListener('abort', giveUp)
    worker.off('message', hear)
    worker.off('exit', settle)
  }
  const hear = (message: FromThread<Made>) => {
    if (message.id !== id || thread.task !== task) return
    if ('percent' in message) return task.report(message.percent, message.preview)
    settle()
    thread.task = null
    worker.unref()
    if ('painted' in message) task.resolve(message.painted)
    else if (message.kind) task.reject(failureOf(message.kind, message))
    else task.reject(new EngineError('unavailable', `The painter could not: ${message.failure}`))
    next()
  }
  thread.task = task
  worker.ref()
  worker.on('message', hear)
  worker.on('exit', settle)
  task.signal.addEventListener('abort', giveUp, { once: true })
  worker.postMessage({ id, job: task.job } satisfies ToThread<Job>)
}
