// What is said between a lane and its threads: plain data, so that it can be sent.
import type { EngineErrorKind, EngineReason } from '../errors.ts'

export type ToThread<Job> = { id: number; job: Job }

export type Failed = {
  id: number
  failure: string
  /** Absent when nobody foresaw it. */
  kind?: EngineErrorKind
  reason?: EngineReason | undefined
}

export type FromThread<Made> =
  | { id: number; percent: number; preview?: Uint8Array }
  | { id: number; made: Made }
  | Failed
