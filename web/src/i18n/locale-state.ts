// Which language the page speaks now. The change is made by text-store.ts, once its texts are there.
import type { Locale } from '@atelier/contract/primitives'

export type { Locale }

let current: Locale = 'zh-CN'
const listeners = new Set<() => void>()

export const currentLocale = (): Locale => current

export function setCurrentLocale(locale: Locale): void {
  if (locale === current) return
  current = locale
  for (const listener of listeners) listener()
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
