// Threads that do jobs in turn. They start at the first job and end when there has been none for a while; a thread that was ended or that
// broke is replaced with the next job, and takes nothing but its own job with it.
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { EngineError, type EngineErrorKind } from '../errors.ts'
import type { Failed, FromThread, ToThread } from './thread-messages.ts'

export type JobLane<Job, Made> = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`, and what the thread throws. */
  run(job: Job, options: LaneWish): Promise<Made>
  /** Ends all threads; jobs under way fail, and none is taken any more. */
  close(): Promise<void>
}

/** 0 to 100, with a picture of it as far as it is. */
export type JobReport = (percent: number, preview?: Uint8Array) => void

export type LaneWish = { signal: AbortSignal; report?: JobReport | undefined }

export type LaneOptions = {
  /** Who does the jobs, in words for a failure: `The composer`. */
  who: string
  threads: number
  idleMs: number
  /** A thread ends with its job: for jobs that leave much memory behind, or a thread that nobody should use again. */
  isThreadPerJob?: boolean
  /** Of one job, from its beginning. */
  timeoutMs: number
  /** The module that threads run. */
  module: URL
  /** What a thread is told when it starts. */
  data?: unknown
  /** Keeps what threads tell the console from the log: for code of others that tells it of whatever it does not understand. */
  isSilent?: boolean
  /** A thread that wants more ends, and its job with it. */
  memory?: ResourceLimits
}

type Task<Job, Made> = {
  job: Job
  signal: AbortSignal
  report: JobReport
  resolve(made: Made): void
  reject(error: EngineError): void
}

type Thread<Job, Made> = {
  worker: Worker
  task: Task<Job, Made> | null
  end(error: EngineError): Promise<unknown>
}

export function createJobLane<Job, Made>(options: LaneOptions): JobLane<Job, Made> {
  const { who, threads, idleMs } = options
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
    giveTask(thread, task, { ...options, next })
    next()
  }
  const endIdle = () => {
    for (const thread of running) if (!thread.task) void thread.end(closed(who))
  }
  return {
    run: (job, { signal, report = () => {} }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed(who))
        if (signal.aborted) return reject(aborted(who))
        const task: Task<Job, Made> = { job, signal, report, resolve, reject }
        waiting.push(task)
        const leave = () => {
          const place = waiting.indexOf(task)
          if (place < 0) return
          waiting.splice(place, 1)
          reject(aborted(who))
        }
        signal.addEventListener('abort', leave, { once: true })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const task of waiting.splice(0)) task.reject(closed(who))
      await Promise.all([...running].map((thread) => thread.end(closed(who))))
      clearTimeout(idle)
    },
  }
}

const aborted = (who: string) =>
  new EngineError('aborted', `${who} was told that nobody wants it any more.`)
const closed = (who: string) => new EngineError('broken', `${who} was closed.`)

function startThread<Job, Made>(
  { who, module, data, isSilent = false, memory }: LaneOptions,
  running: Set<Thread<Job, Made>>,
  next: () => void,
): Thread<Job, Made> {
  const worker = new Worker(module, {
    ...{ workerData: data, stdout: isSilent, stderr: isSilent },
    ...(memory ? { resourceLimits: memory } : {}),
  })
  if (isSilent) for (const told of [worker.stdout, worker.stderr]) told.resume()
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
  const broken = (why: string) => thread.end(new EngineError('broken', `${who} broke: ${why}`))
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
  { who, timeoutMs, isThreadPerJob = false, next }: LaneOptions & { next(): void },
): void {
  const { worker } = thread
  const id = ++tasks
  const giveUp = () => void thread.end(aborted(who))
  const timer = setTimeout(
    () => void thread.end(new EngineError('timeout', `${who} took too long.`)),
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
    if (isThreadPerJob) void thread.end(closed(who))
    worker.unref()
    if ('made' in message) task.resolve(message.made)
    else if (message.kind) task.reject(failureOf(message.kind, message))
    else task.reject(new EngineError('broken', `${who} could not: ${message.failure}`))
    next()
  }
  thread.task = task
  worker.ref()
  worker.on('message', hear)
  worker.on('exit', settle)
  task.signal.addEventListener('abort', giveUp, { once: true })
  worker.postMessage({ id, job: task.job } satisfies ToThread<Job>)
}
