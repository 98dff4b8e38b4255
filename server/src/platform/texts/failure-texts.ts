import type { FailureCode } from '@atelier/contract/errors'

/** A text for every failure; `{name}` stands for a value of the failure. */
export type FailureTexts = Record<FailureCode, string>
