// What a tour tells those who made it, and where it asks them.
import type { Direction } from './tour-moves.ts'
import type { TourStep } from './tour-options.ts'

type StepChange = { step: TourStep; at: number; direction: Direction }

export type TourCallbacks = {
  onStart: () => unknown
  /** Asked before a step is shown, the first one included; `false`, also by a promise, refuses. */
  onBeforeChange: (change: StepChange) => unknown
  /** A step is about to be shown. */
  onChange: (change: StepChange) => unknown
  /** A step has been handed to the view. */
  onAfterChange: (change: StepChange) => unknown
  /** Gone through to its end. */
  onComplete: () => unknown
  /** Over, in whatever way. */
  onExit: () => unknown
  /** Asked before it ends; `false`, also by a promise, refuses. */
  onBeforeExit: () => unknown
}

export type CallbackName = keyof TourCallbacks

/** Throws for what is no function: a tour is also set up from values that no type has checked. */
export function checkCallback(name: CallbackName, callback: unknown): void {
  if (typeof callback !== 'function') {
    throw new TypeError(`Provided callback for ${name} was not a function`)
  }
}
