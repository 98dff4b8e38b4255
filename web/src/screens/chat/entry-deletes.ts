import { useSyncExternalStore } from 'react'
import { DelayedDeletes } from '../../features/groups/delayed-deletes.ts'

/** Messages that are being deleted, and can still be taken back. */
export const entryDeletes = new DelayedDeletes()

export const useHiddenEntries = (): ReadonlySet<number> =>
  useSyncExternalStore(entryDeletes.subscribe, entryDeletes.hidden)
