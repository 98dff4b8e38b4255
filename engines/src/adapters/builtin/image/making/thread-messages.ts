import type { EngineErrorKind } from '../../../../errors.ts'
import type { Painted, PaintJob, ToolJob } from './paint-job.ts'

export type ToThread = { id: number; job: PaintJob | ToolJob }

export type FromThread =
  | { id: number; percent: number; preview?: Uint8Array }
  | { id: number; painted: Painted }
  | { id: number; failure: string; kind?: EngineErrorKind }
