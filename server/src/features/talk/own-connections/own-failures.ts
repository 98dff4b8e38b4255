// What a failure of an upstream means when the connection is the member's own: nobody but they can mend it, so they get its words.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import type { EngineError, EngineErrorKind } from '@atelier/engines/errors'

const ownCodes: Partial<Record<EngineErrorKind, FailureCode>> = {
  auth: 'own_connections.auth',
  quota: 'own_connections.quota',
  unavailable: 'own_connections.unavailable',
}

/** The failure to tell of; undefined where it is the same for every connection. */
export function ownFailureOf(
  error: EngineError,
): { code: FailureCode; values: FailureValues } | undefined {
  const code = ownCodes[error.kind]
  return code && { code, values: { detail: error.message.slice(0, 500) } }
}
