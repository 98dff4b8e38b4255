// What is said between a group of workers and each of them: plain data, so that it can be sent.
import type { EngineErrorKind, EngineReason } from '../errors.ts'
import type { JobReport } from './job-report.ts'

/** `module` is the address of a `JobModule`. */
export type ToWorker = { id: number; module: string; job: unknown }

export type Failed = {
  id: number
  failure: string
  /** Absent when nobody foresaw it. */
  kind?: EngineErrorKind
  reason?: EngineReason | undefined
  untaken?: boolean
  /** Thrown where no promise heard of it: nobody knows what else was lost, and the worker ends. */
  isEnd?: boolean
}

export type FromWorker =
  | { id: number; percent: number; preview?: Uint8Array }
  | { id: number; made: unknown }
  | Failed

/** What a module that workers load exports. */
export type JobModule<Job, Made> = { run(job: Job, report: JobReport): Promise<Made> }
