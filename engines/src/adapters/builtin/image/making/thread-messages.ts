import type { EngineErrorKind, EngineReason } from '../../../../errors.ts'
import type { Painted, PaintJob, ToolJob } from './paint-job.ts'

export type ToThread<Job = PaintJob | ToolJob> = { id: number; job: Job }

export type Failed = {
  id: number
  failure: string
  kind?: EngineErrorKind
  reason?: EngineReason | undefined
}

export type FromThread<Made = Painted> =
  | { id: number; percent: number; preview?: Uint8Array }
  | { id: number; painted: Made }
  | Failed

/** What a thread is told when it starts. */
export type ThreadData = {
  /** Nobody waits for what it paints: it leaves the processor to all others. */
  inBackground: boolean
}
