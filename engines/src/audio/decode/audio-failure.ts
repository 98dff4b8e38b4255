import { EngineError } from '../../errors.ts'

/** What was given is no sound that we can read, or too much of it. Nothing was taken. */
export const audioFailure = (why: string, cause?: unknown): EngineError =>
  new EngineError('invalid', why, { untaken: true, cause })
