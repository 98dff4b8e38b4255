// How a work stands in rows: as a picture of a shape, or as a line of its own that is so high. Nothing of it has to be drawn to be known.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { gridColumns } from '../../../lib/picture-grid.ts'
import { answersHeight, expectedAnswers, isSounding } from './card-height.ts'
import { pictureRatio, placesOf } from './work-shape.ts'

/** One song or stem. */
export const songHeight = 72
/** With the reason, and buttons below it where lines are short. */
const endedNarrow = 116
const narrow = 560

/** Several pictures beside each other may be wider than one. */
const widest = 3.6
const narrowest = 0.4

/** Width by height of all its pictures together. */
export function workRatio(work: Pick<Work, 'params' | 'files' | 'count' | 'type'>): number {
  const places = placesOf(work)
  const columns = gridColumns(places)
  const ratio = (pictureRatio(work) * columns) / Math.ceil(places / columns)
  return Math.min(widest, Math.max(narrowest, ratio))
}

/** In px, for a width; undefined for pictures. */
export function workLine(work: Work, width: number): number | undefined {
  const isDone = work.status === workStates.done
  if (isDone && work.files.length === 0) return answersHeight(work.texts.length)
  if (isSounding(work)) {
    if (isDone) return work.files.length * songHeight
    return isUnderWay(work.status) || width >= narrow ? songHeight : endedNarrow
  }
  const answers = expectedAnswers(work)
  return answers === undefined ? undefined : answersHeight(answers)
}
