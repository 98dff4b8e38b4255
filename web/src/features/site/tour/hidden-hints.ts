// The hints that somebody has got.
import { defineStored } from '../../../lib/storage/define-stored.ts'
import type { Hint } from './hint-options.ts'

export const hiddenHints = defineStored<readonly string[]>('hiddenHints', {
  default: [],
  expiresAfterS: null,
  read: (found) =>
    Array.isArray(found) ? found.filter((id) => typeof id === 'string') : undefined,
})

export const hideHint = (id: string): void =>
  hiddenHints.update((hidden) => (hidden.includes(id) ? hidden : [...hidden, id]))

export const hintsLeft = (hints: readonly Hint[], hidden: readonly string[]): Hint[] =>
  hints.filter(({ id }) => !hidden.includes(id))
