// Conversations that were held elsewhere, for those who bring them.
import * as store from './entry-trees.store.ts'

export type { BroughtEntry } from './entry-trees.store.ts'

/** Stores a whole tree of entries, and which branch is shown. */
export const keepTree = store.insertTree
