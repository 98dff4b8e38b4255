// Keeps the language of the page at what is chosen.

import { currentLocale, onLocaleChange, setCurrentLocale } from '../i18n/locale-state.ts'
import { changeLocale } from '../i18n/text-store.ts'
import { appSetting } from '../lib/storage/app-setting.ts'
import { removeCookie, writeCookie } from '../lib/storage/cookies.ts'
import { isOfSite } from './keep-site-fresh.ts'
import { queryClient } from './query-client.ts'

export function startLanguage(): void {
  const { language } = appSetting.get()
  setCurrentLocale(language)
  document.documentElement.lang = language
  if (appSetting.isKept()) writeCookie('language', language)

  // A change in another tab counts here too.
  appSetting.subscribe(() => {
    void changeLocale(appSetting.get().language).catch(() => undefined)
    if (!appSetting.isKept()) removeCookie('language')
  })
  onLocaleChange(() => {
    const chosen = currentLocale()
    document.documentElement.lang = chosen
    if (appSetting.isKept()) writeCookie('language', chosen)
    // The site greets in the page's language, and tells in it.
    void queryClient.invalidateQueries({ predicate: isOfSite })
  })
}
