import { EngineError, type EngineReason } from '../../../errors.ts'

const kinds = { tools: 'refused', painter: 'invalid' } as const

/** A request that our own code does not grant: nobody else has words for it. */
export function ownFailure(
  code: EngineReason['code'],
  values: NonNullable<EngineReason['values']> = {},
  cause?: unknown,
): EngineError {
  const [group] = code.split('.') as [keyof typeof kinds]
  return new EngineError(kinds[group], code, { reason: { code, values }, cause })
}
