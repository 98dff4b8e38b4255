// What is said between the reader of documents and its processes, and how a process says that it cannot.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import type { ReadDocument } from './passage.ts'

export type ReadingJob = { bytes: Uint8Array; name: string }

type ReadingFailureCode = Extract<FailureCode, `documents.${string}`>

export type ReadingMade =
  | { document: ReadDocument }
  | { failure: ReadingFailureCode; values: FailureValues }

/** Why a document cannot be read; everything else that is thrown means that it is broken. */
export class ReadingFailure extends Error {
  readonly code: ReadingFailureCode
  readonly values: FailureValues

  constructor(code: ReadingFailureCode, values: FailureValues = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}
