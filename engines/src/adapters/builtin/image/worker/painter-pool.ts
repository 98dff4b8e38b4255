// Threads that paint: started when there is work, ended when there is none, so that their memory returns. A job that is given up
// or takes too long ends its thread; one that crashes takes nothing else with it.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { EngineError } from '../../../../errors.ts'
import type { Made } from './make-pictures.ts'
import type { Answer, Job } from './messages.ts'

export type PoolOptions = {
  /** How many threads at most. */
  threads: number
  /** Milliseconds without work until a thread ends. */
  idleMs: number
  /** Milliseconds that one job may take. */
  limitMs: number
  /** The thread's own file. */
  file: URL
}

export const usualPool: PoolOptions = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  idleMs: 30_000,
  limitMs: 5 * 60_000,
  file: new URL('./painter.worker.ts', import.meta.url),
}

export type Follow = { signal: AbortSignal; progress(percent: number, preview?: Uint8Array): void }
export type PainterPool = {
  run(job: Job, follow: Follow): Promise<Made>
  /** Threads that are alive now. */
  alive(): number
}

type Task = {
  job: Job
  follow: Follow
  resolve(made: Made): void
  reject(error: EngineError): void
}
type Thread = { worker: Worker; task: Task | undefined; idle: NodeJS.Timeout | undefined }

export function createPainterPool(options: PoolOptions = usualPool): PainterPool {
  const threads = new Set<Thread>()
  const waiting: Task[] = []

  const next = () => {
    for (;;) {
      if (!waiting.length) return
      const free =
        [...threads].find(({ task }) => !task) ??
        (threads.size < options.threads ? open() : undefined)
      if (!free) return
      begin(free, waiting.shift() as Task)
    }
  }

  const open = (): Thread => {
    const thread: Thread = {
      worker: new Worker(options.file, {
        name: 'painter',
        resourceLimits: { maxOldGenerationSizeMb: 1024 },
      }),
      task: undefined,
      idle: undefined,
    }
    thread.worker.on('error', (cause) => lose(thread, cause))
    thread.worker.on('exit', () => lose(thread))
    threads.add(thread)
    return thread
  }

  /** The thread is gone or not to be trusted any more. */
  const lose = (thread: Thread, cause?: unknown) => {
    clearTimeout(thread.idle)
    threads.delete(thread)
    thread.task?.reject(
      new EngineError('unavailable', 'The painter stopped unexpectedly.', { cause, untaken: true }),
    )
    void thread.worker.terminate()
    next()
  }

  const begin = (thread: Thread, task: Task) => {
    clearTimeout(thread.idle)
    thread.task = task
    thread.worker.ref()
    const give = (kind: 'aborted' | 'timeout', message: string) => {
      finish()
      task.reject(new EngineError(kind, message, { untaken: true }))
      lose(thread)
    }
    const stop = () => give('aborted', 'The painter was stopped.')
    const timer = setTimeout(() => give('timeout', 'The painter took too long.'), options.limitMs)
    const finish = () => {
      clearTimeout(timer)
      task.follow.signal.removeEventListener('abort', stop)
      thread.worker.off('message', hear)
      thread.task = undefined
    }
    const hear = (answer: Answer) => {
      if (answer.type === 'progress') return task.follow.progress(answer.percent, answer.preview)
      finish()
      rest(thread)
      if (answer.type === 'made') task.resolve(answer.made)
      else task.reject(new EngineError(answer.kind, answer.message, { untaken: true }))
      next()
    }
    const { reject } = task
    task.reject = (error) => {
      clearTimeout(timer)
      task.follow.signal.removeEventListener('abort', stop)
      reject(error)
    }
    task.follow.signal.addEventListener('abort', stop, { once: true })
    thread.worker.on('message', hear)
    thread.worker.postMessage(task.job)
  }

  /** Waits for more for a while; keeps nobody from ending the process. */
  const rest = (thread: Thread) => {
    thread.worker.unref()
    thread.idle = setTimeout(() => lose(thread), options.idleMs)
    thread.idle.unref()
  }

  return {
    alive: () => threads.size,
    run: (job, follow) =>
      new Promise<Made>((resolve, reject) => {
        const aborted = new EngineError('aborted', 'The painter was stopped.', { untaken: true })
        if (follow.signal.aborted) return reject(aborted)
        const task: Task = { job, follow, resolve, reject }
        waiting.push(task)
        const leave = () => {
          const at = waiting.indexOf(task)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(aborted)
        }
        follow.signal.addEventListener('abort', leave, { once: true })
        next()
      }),
  }
}
