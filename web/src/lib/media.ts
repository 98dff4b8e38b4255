import { useSyncExternalStore } from 'react'

/** Narrower than this is a phone. */
export const phoneQuery = '(max-width: 639.98px)'
export const desktopQuery = '(min-width: 1024px)'
export const touchQuery = '(hover: none)'
export const darkQuery = '(prefers-color-scheme: dark)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

export const useIsPhone = (): boolean => useMedia(phoneQuery)
export const useIsDesktop = (): boolean => useMedia(desktopQuery)
