import { EngineError } from '../errors.ts'
import type { Failed } from './job-messages.ts'
import type { JobReport } from './job-report.ts'

/** A job as it waits for a worker. */
export type Task = {
  /** Who does it, in words for a failure: `The composer`. */
  who: string
  module: string
  /** Called when its turn has come. */
  job(): unknown
  /** Whose it is; undefined where nobody in particular waits for it. */
  person: string | undefined
  timeoutMs: number
  signal: AbortSignal
  report: JobReport
  resolve(made: unknown): void
  reject(error: Error): void
  /** Once it has left its worker. */
  settled(): void
}

export const aborted = (who: string) =>
  new EngineError('aborted', `${who} was told that nobody wants it any more.`)
export const closed = (who: string) => new EngineError('broken', `${who} was closed.`)
export const outOfMemory = (who: string) =>
  new EngineError('broken', `${who} needed more memory than it may have.`)
export const tookTooLong = (who: string) => new EngineError('timeout', `${who} took too long.`)
export const broke = (who: string, why: string) => new EngineError('broken', `${who} broke: ${why}`)

export function failureOf(who: string, { kind, failure, reason, untaken = false }: Failed): Error {
  if (!kind) return new EngineError('broken', `${who} could not: ${failure}`)
  return new EngineError(kind, failure, reason ? { reason, untaken } : { untaken })
}
