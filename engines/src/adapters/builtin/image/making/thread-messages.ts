import type { Painted, PaintJob } from './paint-job.ts'

export type ToThread = { id: number; job: PaintJob }

export type FromThread =
  | { id: number; percent: number; preview?: Uint8Array }
  | { id: number; painted: Painted }
  | { id: number; failure: string }
