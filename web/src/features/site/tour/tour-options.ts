// What a tour can be told, and what counts where nothing is said.

export type Position = 'bottom' | 'top' | 'right' | 'left'

export type TourStep = {
  /**
   * What the step speaks of: an element, or a selector of which the first match that can be seen counts. Without one the step stands in
   * the middle; with one that is not on the screen it is passed over.
   */
  element?: Element | string
  title?: string
  text?: string
  /** Beside which edge of the element; the tour's `tooltipPosition` when nothing is said. */
  position?: Position
}

export type TourOptions = {
  steps: readonly TourStep[]
  /** An inactive tour does not start. */
  isActive: boolean
  nextLabel: string
  backLabel: string
  skipLabel: string
  doneLabel: string
  /** Whether a box offers to dismiss the tour for good. */
  dontShowAgain: boolean
  dontShowAgainLabel: string
  /** The cookie that says that somebody dismissed it. */
  dontShowAgainCookie: string
  dontShowAgainCookieDays: number
  exitOnEsc: boolean
  exitOnOverlayClick: boolean
  /** Whether the arrow keys go forward and back. */
  keyboardNavigation: boolean
  /** Room between an element and the edge of what is lit, in px. */
  stepPadding: number
  /** Room that is kept to the edge where an element is scrolled into view, in px. */
  scrollPadding: number
  /** How dark the page becomes, from 0 to 1. */
  overlayOpacity: number
  tooltipPosition: Position
  /** Which edges are tried, in order, when there is no room at the wanted one. */
  positionPrecedence: readonly Position[]
}

export const tourDefaults: TourOptions = {
  steps: [],
  isActive: true,
  nextLabel: 'Next',
  backLabel: 'Back',
  skipLabel: '×',
  doneLabel: 'Done',
  dontShowAgain: false,
  dontShowAgainLabel: "Don't show this again",
  dontShowAgainCookie: 'tourDismissed',
  dontShowAgainCookieDays: 365,
  exitOnEsc: true,
  exitOnOverlayClick: true,
  keyboardNavigation: true,
  stepPadding: 10,
  scrollPadding: 30,
  overlayOpacity: 0.5,
  tooltipPosition: 'bottom',
  positionPrecedence: ['bottom', 'top', 'right', 'left'],
}
