// Jobs of one kind, done by the workers of a group in turn.
import type { JobGroup } from './job-group.ts'
import { createJobQueue } from './job-queue.ts'
import type { JobReport } from './job-report.ts'
import { aborted, closed, type Task } from './job-task.ts'

export type JobLane<Job, Made> = {
  /** A job that is a function is made when its turn has come. Throws EngineError `aborted`, `timeout`, `broken`, and what the job throws. */
  run(job: Job | (() => Promise<Job>), options: LaneRequest): Promise<Made>
  /** How many jobs wait for their turn. */
  waiting(): number
  /** Ends what is under way, which fails; nothing is taken any more. */
  close(): Promise<void>
}

export type LaneRequest = {
  signal: AbortSignal
  report?: JobReport | undefined
  /** Whose job it is: people take turns. */
  person?: string | undefined
  /** Instead of what the lane's jobs usually may take. */
  timeoutMs?: number
}

export type LaneOptions = {
  /** Who does the jobs, in words for a failure: `The composer`. */
  who: string
  group: JobGroup
  /** A `JobModule`, which workers load. */
  module: URL
  /** Of one job, from its beginning. */
  timeoutMs: number
  /** Jobs at once; as many as the group has workers when absent. */
  max?: number
  /** Jobs of one person at once. */
  maxOfOne?: number
}

export function createJobLane<Job, Made>({
  who,
  group,
  module,
  timeoutMs: defaultTimeoutMs,
  max = Infinity,
  maxOfOne = Infinity,
}: LaneOptions): JobLane<Job, Made> {
  const queue = createJobQueue({ max, maxOfOne })
  const membership = group.join(queue)
  const underWay = new Set<Task>()
  let isClosed = false
  return {
    run: (job, { signal, report = () => {}, person, timeoutMs = defaultTimeoutMs }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed(who))
        if (signal.aborted) return reject(aborted(who))
        const leave = () => {
          if (!queue.remove(task)) return
          underWay.delete(task)
          reject(aborted(who))
        }
        const task: Task = {
          who,
          module: module.href,
          job: () => (typeof job === 'function' ? (job as () => Promise<Job>)() : job),
          person,
          timeoutMs,
          signal,
          report,
          resolve: (made) => resolve(made as Made),
          reject,
          settled() {
            signal.removeEventListener('abort', leave)
            underWay.delete(task)
            queue.settle(task)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        underWay.add(task)
        queue.add(task)
        membership.next()
      }),
    waiting: () => queue.size(),
    async close() {
      isClosed = true
      for (const task of queue.clear()) {
        task.settled()
        task.reject(closed(who))
      }
      await Promise.all([...underWay].map((task) => membership.end(task, closed(who))))
      await membership.leave()
    },
  }
}
