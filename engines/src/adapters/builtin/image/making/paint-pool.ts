// The threads that paint. They start at the first job and end when there has been none for a while; a thread that was ended or that broke
// is replaced with the next job, and takes nothing but its own job with it.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { Painted, PaintJob, PaintReport, ToolJob } from './paint-job.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

export type PaintPool = {
  /** Throws EngineError `aborted`, `timeout`, `unavailable`, and of a tool what that throws. */
  paint(
    job: PaintJob | ToolJob,
    options: { signal: AbortSignal; report?: PaintReport; inBackground?: boolean | undefined },
  ): Promise<Painted>
  /** Ends all threads; jobs under way fail. */
  close(): Promise<void>
}

export type PaintPoolOptions = {
  threads?: number
  idleMs?: number
  timeoutMs?: number
  /** The module that threads run. */
  module?: URL
}

type Task = {
  job: PaintJob | ToolJob
  signal: AbortSignal
  report: PaintReport
  inBackground: boolean
  resolve(painted: Painted): void
  reject(error: EngineError): void
}

type Thread = { worker: Worker; task: Task | null; end(error: EngineError): void }

const usualThreads = () => (availableParallelism() >= 4 ? 2 : 1)

export function createPaintPool({
  threads = usualThreads(),
  idleMs = 60_000,
  timeoutMs = 300_000,
  module = new URL('./paint-worker.ts', import.meta.url),
}: PaintPoolOptions = {}): PaintPool {
  const waiting: Task[] = []
  const running = new Set<Thread>()
  let idle: NodeJS.Timeout | undefined

  const next = () => {
    clearTimeout(idle)
    if (waiting.length === 0) {
      idle = setTimeout(endIdle, idleMs).unref()
      return
    }
    const free = [...running].find(({ task }) => !task)
    const thread = free ?? (running.size < threads ? startThread(module, running, next) : undefined)
    const task = thread && waiting.shift()
    if (!task) return
    giveTask(thread, task, { timeoutMs, next })
    next()
  }
  const endIdle = () => {
    for (const thread of running) if (!thread.task) thread.end(closed())
  }
  return {
    paint: (job, { signal, report = () => {}, inBackground = false }) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(aborted())
        const task: Task = { job, signal, report, inBackground, resolve, reject }
        const patient = waiting.findIndex((other) => other.inBackground)
        if (inBackground || patient < 0) waiting.push(task)
        else waiting.splice(patient, 0, task)
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
      clearTimeout(idle)
      for (const task of waiting.splice(0)) task.reject(closed())
      const ending = [...running].map((thread) => {
        thread.end(closed())
        return thread.worker.terminate()
      })
      await Promise.all(ending)
    },
  }
}

const aborted = () => new EngineError('aborted', 'The painting was given up.')
const closed = () => new EngineError('unavailable', 'The painter was closed.')

function startThread(module: URL, running: Set<Thread>, next: () => void): Thread {
  const worker = new Worker(module)
  worker.unref()
  const thread: Thread = {
    worker,
    task: null,
    end(error) {
      if (!running.delete(thread)) return
      const { task } = thread
      thread.task = null
      void worker.terminate()
      task?.reject(error)
      next()
    },
  }
  const broken = (why: string) =>
    thread.end(new EngineError('unavailable', `The painter broke: ${why}`))
  worker.on('error', (error) => broken(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => broken(`its thread ended with ${code}.`))
  running.add(thread)
  return thread
}

let tasks = 0

function giveTask(
  thread: Thread,
  task: Task,
  { timeoutMs, next }: { timeoutMs: number; next(): void },
): void {
  const { worker } = thread
  const id = ++tasks
  const giveUp = () => thread.end(aborted())
  const timer = setTimeout(
    () => thread.end(new EngineError('timeout', 'The painter took too long.')),
    timeoutMs,
  ).unref()
  const settle = () => {
    clearTimeout(timer)
    task.signal.removeEventListener('abort', giveUp)
    worker.off('message', hear)
    worker.off('exit', settle)
  }
  const hear = (message: FromThread) => {
    if (message.id !== id || thread.task !== task) return
    if ('percent' in message) return task.report(message.percent, message.preview)
    settle()
    thread.task = null
    worker.unref()
    if ('painted' in message) task.resolve(message.painted)
    else if (message.kind) task.reject(new EngineError(message.kind, message.failure))
    else task.reject(new EngineError('unavailable', `The painter could not: ${message.failure}`))
    next()
  }
  thread.task = task
  worker.ref()
  worker.on('message', hear)
  worker.on('exit', settle)
  task.signal.addEventListener('abort', giveUp, { once: true })
  worker.postMessage({ id, job: task.job } satisfies ToThread)
}
