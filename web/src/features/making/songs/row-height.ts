// How high a row of the list of songs is, in px. Its drawing keeps to it, so that a thousand of them need not be measured.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { takesOf } from './song.ts'

const heights = { underWay: 92, words: 96, head: 72, take: 52, foot: 8 }
/** With room for why, in up to three lines, and in two where lines are long; who stopped it knows why. */
const ended = { failed: 168, failedWide: 152, stopped: 124 }
/** Side by side from here on. */
export const wideRow = 640

export function rowHeight(
  work: Pick<Work, 'status' | 'files'>,
  { width }: { width: number },
): number {
  if (isUnderWay(work.status)) return heights.underWay
  if (work.status === workStates.stopped) return ended.stopped
  if (work.status !== workStates.done) return width >= wideRow ? ended.failedWide : ended.failed
  const takes = takesOf(work).length
  if (takes === 0) return heights.words
  const lines = width >= wideRow ? Math.ceil(takes / 2) : takes
  return heights.head + lines * heights.take + heights.foot
}
