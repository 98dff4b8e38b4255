// When something may show by itself: not in the middle of anything.

/** How long after somebody wrote, pressed, scrolled or pointed, in milliseconds. */
export const calmMs = 10_000

export type Moment = {
  hidden: boolean
  /** A dialog, a menu or the like is open, or the address names one. */
  popupOpen: boolean
  /** What stands in the field that has the focus. */
  fieldText: string
  /** An answer runs, or a work before somebody's eyes. */
  running: boolean
  /** Since somebody wrote, pressed or scrolled. */
  msSinceAct: number
  /** Since the pointer was moved. */
  msSincePointing: number
}

/** `evenWhilePointing`: for those who search a page that they cannot read. */
export const isCalm = (moment: Moment, evenWhilePointing = false): boolean =>
  !moment.hidden &&
  !moment.popupOpen &&
  !moment.running &&
  moment.fieldText === '' &&
  moment.msSinceAct >= calmMs &&
  (evenWhilePointing || moment.msSincePointing >= calmMs)
