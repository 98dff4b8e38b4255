// Where a tour may go: rules without a page.

export type Direction = 'forward' | 'back'

/** How far somebody is, counted without the steps that are passed over. */
export type Progress = { n: number; of: number }

type Request = { isActive: boolean; isDismissed: boolean; evenIfDismissed: boolean }

/** A tour that is inactive never starts; one that was dismissed for good only when it is asked for expressly. */
export const mayStart = ({ isActive, isDismissed, evenIfDismissed }: Request): boolean =>
  isActive && (!isDismissed || evenIfDismissed)

/** The next step in a direction that is there; null when there is none. `at` -1 stands before the first. */
export function stepFrom(
  there: readonly boolean[],
  at: number,
  direction: Direction,
): number | null {
  const by = direction === 'forward' ? 1 : -1
  for (let index = at + by; index >= 0 && index < there.length; index += by) {
    if (there[index]) return index
  }
  return null
}

export function progressAt(there: readonly boolean[], at: number): Progress {
  const count = (steps: readonly boolean[]) => steps.filter(Boolean).length
  return { n: count(there.slice(0, at + 1)), of: count(there) }
}
