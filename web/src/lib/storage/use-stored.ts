import { useSyncExternalStore } from 'react'
import type { Stored } from './define-stored.ts'

/** The kept value, and again whenever it changes, here or in another tab. */
export const useStored = <T>(stored: Stored<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.get)
