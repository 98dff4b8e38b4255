// Workers that several lanes share: a process that has filmed may compose next, so that few are there at a time. They start at the first
// job and end when there has been none for a while; one that breaks takes nothing but its own job with it.
import { totalmem } from 'node:os'
import type { JobQueue } from './job-queue.ts'
import { type Seat, startSeat } from './job-seat.ts'
import { closed, type Task } from './job-task.ts'

export type GroupOptions = {
  /** Workers at once. */
  max: number
  /** How long a worker waits for another job; a minute when absent. */
  idleMs?: number | undefined
  /** A worker ends with its job: for what nobody should use again. */
  isWorkerPerJob?: boolean
  /** Threads of the server instead of processes: for what cannot break it. */
  areThreads?: boolean
  /** Of JavaScript's own objects in a worker, in MiB: one that wants more ends, and its job with it. */
  heapMb?: number
  /** Of all that a process holds, in MiB; never more than most of the machine's. Looked at on Linux, several times a second. */
  memoryMb?: number
}

export type JobGroup = {
  /** Jobs of this queue are done from now on; `next` begins what can begin. */
  join(queue: JobQueue): Membership
}

export type Membership = {
  next(): void
  /** Ends the worker that does the job. */
  end(task: Task, error: Error): Promise<void>
  /** Workers that nobody else can use end. */
  leave(): Promise<void>
}

const defaultIdleMs = 60_000
/** The rest of the machine is for the server and its database. */
const maxOfMachine = 0.6
/** A process that holds more of what it may after its job is not used again. */
const reusedBelow = 0.5

export function createJobGroup(options: GroupOptions): JobGroup {
  const { max, idleMs = defaultIdleMs, isWorkerPerJob = false } = options
  const { areThreads = false, heapMb } = options
  const memoryMb = maxMemoryMb(options.memoryMb)
  const seats = new Set<Seat>()
  const queues: JobQueue[] = []
  const endings = new Map<Seat, NodeJS.Timeout>()

  const start = (): Seat => {
    const seat = startSeat({ areThreads, heapMb, memoryMb, freed, gone })
    seats.add(seat)
    return seat
  }
  const next = () => {
    for (;;) {
      const free = [...seats].findLast(({ task }) => !task)
      if (!free && seats.size >= max) return
      const task = takeNext(queues)
      if (!task) return
      const seat = free ?? start()
      clearTimeout(endings.get(seat))
      seat.begin(task)
    }
  }
  const freed = (seat: Seat) => {
    const held = seat.residentMb() ?? 0
    const endIt = () => void seat.end(closed('The worker'))
    if (isWorkerPerJob || queues.length === 0 || held > memoryMb * reusedBelow) endIt()
    else endings.set(seat, setTimeout(endIt, idleMs).unref())
    next()
  }
  const gone = (seat: Seat) => {
    clearTimeout(endings.get(seat))
    endings.delete(seat)
    seats.delete(seat)
    next()
  }
  return {
    join(queue) {
      queues.push(queue)
      return {
        next,
        async end(task, error) {
          await [...seats].find((seat) => seat.task === task)?.end(error)
        },
        async leave() {
          queues.splice(queues.indexOf(queue), 1)
          if (queues.length > 0) return
          const idle = [...seats].filter(({ task }) => !task)
          await Promise.all(idle.map((seat) => seat.end(closed('The worker'))))
        },
      }
    },
  }
}

function maxMemoryMb(wanted = Infinity): number {
  const constrained = process.constrainedMemory()
  const machine = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()
  return Math.min(wanted, (machine / 1024 / 1024) * maxOfMachine)
}

/** Queues take turns. */
function takeNext(queues: JobQueue[]): Task | undefined {
  for (const [at, queue] of queues.entries()) {
    const task = queue.take()
    if (!task) continue
    queues.splice(at, 1)
    queues.push(queue)
    return task
  }
  return undefined
}
