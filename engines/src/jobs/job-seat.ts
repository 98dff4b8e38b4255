// A worker with the one job that it does: what the job comes to, and what ends it.
import type { FromWorker } from './job-messages.ts'
import { aborted, broke, failureOf, outOfMemory, type Task, tookTooLong } from './job-task.ts'
import {
  type JobWorker,
  startJobProcess,
  startJobThread,
  type WorkerOptions,
} from './job-worker.ts'

export type Seat = {
  readonly task: Task | null
  residentMb(): number | undefined
  begin(task: Task): void
  /** Ends the worker; the job under way fails by `error`. */
  end(error: Error): Promise<void>
}

export type SeatOptions = WorkerOptions & {
  areThreads: boolean
  /** Of all that the worker holds, in MiB. */
  memoryMb: number
  /** It has done its job and could do another. */
  freed(seat: Seat): void
  /** It is no more. */
  gone(seat: Seat): void
}

const lookEveryMs = 250
let jobs = 0

export function startSeat(options: SeatOptions): Seat {
  const { areThreads, memoryMb, freed, gone } = options
  let running: Running | null = null
  let isGone = false
  const worker: JobWorker = (areThreads ? startJobThread : startJobProcess)(options, {
    message(message) {
      if (running?.id !== message.id) return
      if ('percent' in message) running.task.report(message.percent, message.preview)
      else if ('isEnd' in message) void seat.end(failureOf(running.task.who, message))
      else finish(running, message)
    },
    end: (why) => void seat.end(broke(running?.task.who ?? 'The worker', why)),
  })
  worker.hold(false)
  const leave = ({ task, leave: forget }: Running) => {
    running = null
    forget()
    task.settled()
  }
  const finish = (ended: Running, message: Exclude<FromWorker, { percent: number }>) => {
    const { task } = ended
    leave(ended)
    worker.hold(false)
    if ('made' in message) task.resolve(message.made)
    else task.reject(failureOf(task.who, message))
    freed(seat)
  }
  const post = async (id: number, task: Task) => {
    try {
      const job = await task.job()
      if (running?.id === id) worker.post({ id, module: task.module, job })
    } catch (error) {
      if (running?.id !== id) return
      leave(running)
      worker.hold(false)
      task.reject(error instanceof Error ? error : new Error(String(error)))
      freed(seat)
    }
  }
  const seat: Seat = {
    get task() {
      return running?.task ?? null
    },
    residentMb: () => worker.residentMb(),
    begin(task) {
      const id = ++jobs
      worker.hold(true)
      const forget = watch(task, { worker, memoryMb, end: (error) => void seat.end(error) })
      running = { id, task, leave: forget }
      void post(id, task)
    },
    async end(error) {
      if (isGone) return
      isGone = true
      const lost = running
      if (lost) leave(lost)
      const terminated = worker.terminate()
      lost?.task.reject(error)
      gone(seat)
      await terminated
    },
  }
  return seat
}

type Running = { id: number; task: Task; leave(): void }

/** Ends a job that nobody wants any more, that takes too long, or that wants too much. */
function watch(
  { who, signal, timeoutMs }: Task,
  { worker, memoryMb, end }: { worker: JobWorker; memoryMb: number; end(error: Error): void },
): () => void {
  const giveUp = () => end(aborted(who))
  signal.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(() => end(tookTooLong(who)), timeoutMs).unref()
  const look = setInterval(() => {
    if ((worker.residentMb() ?? 0) > memoryMb) end(outOfMemory(who))
  }, lookEveryMs).unref()
  return () => {
    clearTimeout(timer)
    clearInterval(look)
    signal.removeEventListener('abort', giveUp)
  }
}
