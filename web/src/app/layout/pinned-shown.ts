import { defineStored } from '../../lib/storage/define-stored.ts'

/** How many pinned apps there were last, so that their place is kept free from the start, and whether they are folded away. */
export const pinnedShown = defineStored('pinnedApps', {
  default: { count: 0, isFolded: false },
  expiresAfterS: null,
})
