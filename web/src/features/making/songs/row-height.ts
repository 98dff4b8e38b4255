// How high a row of the list of songs is, in px. Its drawing keeps to it, so that a thousand of them need not be measured.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { takesOf } from './song.ts'

/** Of one song, and of one on its way. */
const line = 72
const words = 96
/** With why, and buttons below that where lines are short. */
const endedNarrow = 116
const narrow = 560

export function rowHeight(
  work: Pick<Work, 'status' | 'files'>,
  { width }: { width: number },
): number {
  if (isUnderWay(work.status)) return line
  if (work.status !== workStates.done) return width >= narrow ? line : endedNarrow
  return takesOf(work).length * line || words
}
