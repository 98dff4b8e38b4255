// Failures of engines as people meet them: a code with its own words, and the upstream's reason beside them.
import { Failure, type FailureCode, type FailureValues } from '@atelier/contract/errors'
import type { EngineError, EngineErrorKind } from '@atelier/engines/errors'
import { shownWords } from '@atelier/engines/upstream-words'

const codes: Record<EngineErrorKind, FailureCode> = {
  auth: 'engine.auth',
  quota: 'engine.quota',
  rate: 'engine.rate',
  overloaded: 'engine.overloaded',
  no_channel: 'engine.no_channel',
  too_long: 'engine.too_long',
  unknown_model: 'engine.unknown_model',
  refused: 'engine.refused',
  invalid: 'engine.invalid',
  nonsense: 'engine.nonsense',
  nothing: 'engine.nothing',
  broken: 'engine.broken',
  unavailable: 'engine.unavailable',
  cut: 'engine.cut',
  timeout: 'engine.timeout',
  aborted: 'engine.timeout',
}

export const codeOfKind = (kind: EngineErrorKind): FailureCode => codes[kind]

/** The reason as anybody may see it: the installation's own hosts and addresses, which our own words may name, are left out. */
export const reasonOf = ({ message }: Pick<EngineError, 'message'>): string =>
  shownWords(message).slice(0, 500)

/** `values` are what the failure's text names. */
export const describeFailure = (
  error: EngineError,
): { code: FailureCode; values: FailureValues } => ({
  code: codes[error.kind],
  values: { detail: reasonOf(error) },
})

/** The same as a failure to throw. */
export function toFailure(error: EngineError): Failure {
  const { code, values } = describeFailure(error)
  const { retryAfterS } = error
  return new Failure(code, {
    values,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
    cause: error,
  })
}
