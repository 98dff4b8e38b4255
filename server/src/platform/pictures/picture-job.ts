// What is said between the picture desk and its processes: plain data, so that it can be sent.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'

/** `module` is the address of the module that does it. */
export type PictureJob = { module: string; job: unknown }

export type PictureMade = { made: unknown } | { failure: FailureCode; values: FailureValues }
