import { EngineError, type EngineReason } from '../../../errors.ts'

/** A request that cannot be filmed: nobody else has words for it. */
export const filmFailure = (
  code: EngineReason['code'],
  values: NonNullable<EngineReason['values']> = {},
  cause?: unknown,
): EngineError => new EngineError('invalid', code, { reason: { code, values }, cause })
