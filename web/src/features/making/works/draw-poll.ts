// When results are asked for again, as the specification has it: 2 s later, as long as one of them waits or runs; else no more.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay } from '@atelier/contract/work-terms'

export const pollSize = 8
export const pollEveryMs = 2000

/** Milliseconds until they are asked for again; false for never. What has no name yet is not known there. */
export const pollAfter = (rows: readonly Pick<Work, 'id' | 'status'>[]): number | false =>
  rows.some(({ id, status }) => id > 0 && isUnderWay(status)) ? pollEveryMs : false
