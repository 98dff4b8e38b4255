import { EngineError, type EngineReason } from '../../errors.ts'

/** What was given is no sound that we can read, or too much of it: broken, unless another reason is given. Nothing was taken. */
export const audioFailure = (
  why: string,
  { cause, ...reason }: Partial<EngineReason> & { cause?: unknown } = {},
): EngineError =>
  new EngineError('invalid', why, {
    untaken: true,
    reason: { code: 'sound.broken', ...reason },
    cause,
  })
