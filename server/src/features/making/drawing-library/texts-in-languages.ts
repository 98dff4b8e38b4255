import type { Locale } from '@atelier/contract/primitives'

export type InLanguages = { readonly [L in Locale]: string }

/** A text in the three languages. */
export const texts = (zhCN: string, zhTW: string, enUS: string): InLanguages => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
})
