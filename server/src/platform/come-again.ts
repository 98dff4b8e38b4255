import { Failure, type FailureCode } from '@atelier/contract/errors'

/** A refusal for now: its text and `retry-after` say in how many seconds to come again. */
export const comeAgain = (code: FailureCode, seconds: number): Failure =>
  new Failure(code, { values: { seconds }, retryAfterS: seconds })
