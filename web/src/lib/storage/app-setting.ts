import type { Locale } from '@atelier/contract/primitives'
import { defineStored } from './define-stored.ts'

export type ThemeChoice = 'auto' | 'dark' | 'light'
export type AppSetting = { siderCollapsed: boolean; theme: ThemeChoice; language: Locale }

/** How somebody wants the application to look; never forgotten. Until something is chosen, the site's own theme and language count. */
export const appSetting = defineStored<AppSetting>('appSetting', {
  default: { siderCollapsed: false, theme: 'dark', language: 'zh-CN' },
  expiresAfterS: null,
  alwaysPlain: true,
  read: (found) => {
    if (found === null || typeof found !== 'object') return undefined
    const { siderCollapsed, theme, language } = found as Partial<Record<keyof AppSetting, unknown>>
    return {
      siderCollapsed: siderCollapsed === true,
      theme: theme === 'auto' || theme === 'light' ? theme : 'dark',
      language: language === 'en-US' || language === 'zh-TW' ? language : 'zh-CN',
    }
  },
})
