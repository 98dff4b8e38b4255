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
  tellServer()

  // A change in another tab counts here too.
  appSetting.subscribe(() => {
    void changeLocale(appSetting.get().language).catch(() => undefined)
    tellServer()
  })
  onLocaleChange(() => {
    document.documentElement.lang = currentLocale()
    // The site greets in the page's language, and tells in it.
    void queryClient.invalidateQueries({ predicate: isOfSite })
  })
}

/** What is kept counts, whether its texts are there yet or were there before it was kept. */
function tellServer(): void {
  if (appSetting.isKept()) writeCookie('language', appSetting.get().language)
  else removeCookie('language')
}
