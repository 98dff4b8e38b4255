import { Failure } from '@atelier/contract/errors'
import { EngineError, type EngineErrorKind } from '@atelier/engines/errors'
import { codeOfKind } from '../../../../platform/engine-failures.ts'
import { asFailure } from '../../../../platform/http/error-handler.ts'
import { type Ending, stoppedEnding } from './end-work.ts'

export const lateEnding: Ending = { failure: 'works.timeout', stopped: true }

/** How a work ends that its upstream gave up. */
export function endingOf(kind: EngineErrorKind, words: string): Ending {
  if (kind === 'aborted') return stoppedEnding
  if (kind === 'timeout') return { ...lateEnding, words }
  // What a work came to cannot be gone on with, as an answer that was cut can.
  return { failure: codeOfKind(kind === 'cut' ? 'broken' : kind), words }
}

/** How a work ends that an engine has thrown up. */
export function endingOfEngine({ kind, message, reason }: EngineError): Ending {
  if (!reason) return endingOf(kind, message)
  return { failure: reason.code, ...(reason.values ? { values: reason.values } : {}) }
}

/** How a work ends of which something here failed. */
export function endingOfFault(error: unknown): Ending {
  if (error instanceof EngineError) return endingOfEngine(error)
  const failure = error instanceof Failure ? error : asFailure(error)
  return { failure: failure.code }
}
