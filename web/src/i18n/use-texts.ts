import { use, useSyncExternalStore } from 'react'
import type { Locale } from './locale-state.ts'
import { currentLocale, onLocaleChange } from './locale-state.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import { waitForTexts } from './text-store.ts'

export const useLocale = (): Locale =>
  useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)

/** The texts of a namespace in the page's language; suspends while they load. */
export function useTexts<N extends Namespace>(namespace: N): Namespaces[N] {
  return use(waitForTexts(useLocale(), namespace))
}
