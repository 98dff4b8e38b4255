import { CallFailure } from './call-failure.ts'

/** Somebody else deleted it first: that is what was wanted. */
export function unlessGone(failure: unknown): void {
  if (!(failure instanceof CallFailure && failure.verdict === 404)) throw failure
}
