import type { Work } from '@atelier/contract/features/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { picturesHeight } from './work-shape.ts'

/** Words and buttons below the picture, where nothing hovers. */
export const captionHeight = 44

/** Room for what went wrong and what to do about it. */
const endedHeight = 188
const wordsHeight = 200
const underWayHeight = 104

/** How high a card is in a lane of that width, in px. */
export function cardHeight(work: Work, width: number, isTouch: boolean): number {
  const caption = isTouch ? captionHeight : 0
  if (isUnderWay(work.status))
    return Math.max(underWayHeight, picturesHeight(work, width)) + caption
  if (work.status !== workStates.done) return endedHeight
  if (work.files.length === 0) return wordsHeight + caption
  return picturesHeight(work, width) + caption
}
