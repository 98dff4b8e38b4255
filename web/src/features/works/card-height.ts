import type { Work } from '@atelier/contract/features/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { picturesHeight } from './work-shape.ts'

/** Words and buttons below the picture, where nothing hovers. */
export const captionHeight = 44

/** Room for what went wrong and what to do about it. */
const endedHeight = 188
const wordsHeight = 200
/** Above the answers, and each of them: two lines. */
const wordsHead = 44
const oneText = 60
const underWayHeight = 104

/** How high a card is in a lane of that width, in px; with `extra` below the words where nothing hovers. */
export function cardHeight(work: Work, width: number, isTouch: boolean, extra = 0): number {
  const caption = isTouch ? captionHeight + extra : 0
  if (isUnderWay(work.status))
    return Math.max(underWayHeight, picturesHeight(work, width)) + caption
  if (work.status !== workStates.done) return endedHeight
  if (work.files.length === 0)
    return Math.max(wordsHeight, wordsHead + work.texts.length * oneText) + caption
  return picturesHeight(work, width) + caption
}
