// What hints can be told, and what counts where nothing is said.
import type { Position } from './tour-options.ts'

export type Hint = {
  /** Kept when somebody has got it, so that the hint does not come back. */
  id: string
  /** A selector; the first match that can be seen carries the point. */
  element: string
  text: string
  /** On which side of the point the text opens first. */
  position?: Position
}

export type HintOptions = {
  buttonLabel: string
  /** The shortest time between two looks at where the element is, in milliseconds; a look is taken when something has moved. */
  refreshIntervalMs: number
}

export const hintDefaults: HintOptions = { buttonLabel: 'Got it', refreshIntervalMs: 10 }
