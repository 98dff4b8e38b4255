import { preferredLocale } from '@atelier/contract/locale'
import type { Locale } from '@atelier/contract/primitives'

type Scene = {
  /** What the browser asks for, the most wanted first. */
  wanted: readonly string[]
  /** What the page speaks. */
  spoken: Locale
  /** What the site speaks to those who have chosen nothing. */
  siteLanguage: Locale
  /** Somebody chose a language, or turned an offer down. */
  isSettled: boolean
}

/** The language that a visitor is offered who reads another of ours than the site's; undefined for none. */
export function languageToOffer({ wanted, spoken, siteLanguage, isSettled }: Scene) {
  if (isSettled || spoken !== siteLanguage) return undefined
  const preferred = preferredLocale(wanted.join(','))
  return preferred === spoken ? undefined : preferred
}
