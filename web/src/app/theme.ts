// Keeps the theme of the page at what is chosen; the script in the head has set it before the first paint.
import { darkQuery } from '../lib/media.ts'
import { appSetting } from '../lib/storage/app-setting.ts'
import { removeCookie, writeCookie } from '../lib/storage/cookies.ts'

export function startTheme(): void {
  const system = matchMedia(darkQuery)
  const apply = () => {
    const { theme } = appSetting.get()
    const dark = theme === 'dark' || (theme === 'auto' && system.matches)
    const root = document.documentElement
    root.classList.toggle('dark', dark)
    themeColour().content = getComputedStyle(root).getPropertyValue('--page').trim()
    // The server then sends the next page in the right theme.
    if (appSetting.isKept()) writeCookie('theme', theme)
    else removeCookie('theme')
  }
  apply()
  appSetting.subscribe(apply)
  system.addEventListener('change', apply)
}

/** What a phone's browser colours its own bars with. */
function themeColour(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (found) return found
  const made = document.createElement('meta')
  made.name = 'theme-color'
  document.head.append(made)
  return made
}
