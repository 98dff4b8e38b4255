// What a site says about itself: once in its own language, and in others where somebody wrote it.
import type { Locale } from '@atelier/contract/primitives'
import type { SiteSettings } from '@atelier/contract/site-settings'

type SiteText = 'contents' | 'contact' | 'topBanner'

/** The text in a language; where it was not written in that one, in the site's own, else in any. */
export function siteText(settings: SiteSettings, name: SiteText, locale: Locale): string {
  const texts = siteTextIn(settings, name)
  return texts[locale] ?? (settings[name] || (Object.values(texts).find(Boolean) ?? ''))
}

/** The text in all languages that it was written in. */
export const siteTextIn = (
  settings: SiteSettings,
  name: SiteText,
): Partial<Record<Locale, string>> => ({
  ...settings[`${name}Elsewhere`],
  ...(settings[name] ? { [settings.language]: settings[name] } : {}),
})

/** The settings that hold a text in these languages. */
export function settingsOfText<Name extends SiteText>(
  name: Name,
  texts: Partial<Record<Locale, string>>,
  language: Locale,
): Partial<SiteSettings> {
  const { [language]: own = '', ...others } = texts
  return { [name]: own, [`${name}Elsewhere`]: others }
}
