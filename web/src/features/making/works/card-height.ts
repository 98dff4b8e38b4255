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

/** Of so many answers, in px. */
export const answersHeight = (answers: number): number =>
  wordsHead + Math.min(maxAnswers, Math.max(1, answers)) * answerHeight + wordsFoot

/** How many answers a work is to bring in words; undefined where it brings pictures or songs. */
export const expectedAnswers = ({ task }: Pick<Work, 'task'>): number | undefined =>
  defaultAnswers[task]

/** How high a card is that stands alone, in a width, in px. */
export function cardHeight(work: Work, width: number): number {
  const answers = expectedAnswers(work)
  if (isUnderWay(work.status) && answers) return answersHeight(answers)
  if (isUnderWay(work.status) && isSounding(work)) return underWayHeight
  if (isUnderWay(work.status)) return Math.max(underWayHeight, picturesHeight(work, width))
  if (work.status !== workStates.done) return endedHeight
  if (work.files.length === 0) return answersHeight(work.texts.length)
  if (isSounding(work)) return work.files.length * songRowHeight + songsFoot + captionHeight
  return picturesHeight(work, width)
}
