import type { FailureCode } from '@atelier/contract/errors'

/** A text for every failure; `{name}` stands for a value of the failure. What stands in brackets with one is left out where there is none. */
export type FailureTexts = Record<FailureCode, string>
