import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, kindOfType, workStates } from '@atelier/contract/work-terms'
import { captionHeight } from '../../../ui/masonry/tile.tsx'
import { picturesHeight } from './work-shape.ts'

/** Room for what went wrong and what to do about it. */
const endedHeight = 188
const underWayHeight = 104

/** One song or stem; above and below them all there is a little. */
export const songRowHeight = 60
const songsFoot = 8

/** Its files are heard, not seen. */
export const isSounding = ({ type }: Pick<Work, 'type'>): boolean =>
  kindOfType(type) === 'music' || kindOfType(type) === 'stems'

/** Answers in words: above the first, each of them with two lines, and below the last. */
const wordsHead = 36
export const answerHeight = 44
const wordsFoot = 8
const maxAnswers = 6
/** How many are to be expected of a work on its way. */
const defaultAnswers: Partial<Record<Work['task'], number>> = { describe: 4, shorten: 3 }

const wordsHeight = (answers: number): number =>
  wordsHead + Math.min(maxAnswers, Math.max(1, answers)) * answerHeight + wordsFoot

/** How high a card is in a lane of that width, in px; with `extra` below the words where nothing hovers. */
export function cardHeight(work: Work, width: number, isTouch: boolean, extra = 0): number {
  const caption = isTouch ? captionHeight + extra : 0
  const answers = defaultAnswers[work.task]
  if (isUnderWay(work.status) && answers) return wordsHeight(answers) + caption
  if (isUnderWay(work.status) && isSounding(work)) return underWayHeight + caption
  if (isUnderWay(work.status))
    return Math.max(underWayHeight, picturesHeight(work, width)) + caption
  if (work.status !== workStates.done) return endedHeight
  if (work.files.length === 0) return wordsHeight(work.texts.length) + caption
  if (isSounding(work))
    return work.files.length * songRowHeight + songsFoot + captionHeight + (isTouch ? extra : 0)
  return picturesHeight(work, width) + caption
}
