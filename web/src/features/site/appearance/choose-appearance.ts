// Theme and language as somebody chooses them: they take effect at once and are kept.
import type { Locale } from '../../../i18n/locale-state.ts'
import { changeLocale } from '../../../i18n/text-store.ts'
import { whileLoading } from '../../../lib/loading.ts'
import { appSetting, type ThemeChoice } from '../../../lib/storage/app-setting.ts'
import { languageSettled } from '../../../lib/storage/language-settled.ts'

/** Each language by its own name, so that whoever reads only that finds it. */
export const languages: { value: Locale; label: string }[] = [
  { value: 'zh-CN', label: '简体中文' },
  { value: 'zh-TW', label: '繁體中文' },
  { value: 'en-US', label: 'English' },
]

export const chooseTheme = (theme: ThemeChoice): void =>
  appSetting.update((setting) => ({ ...setting, theme }))

/** Rejects, and leaves all as it was, when the texts cannot be had. */
export async function chooseLanguage(language: Locale): Promise<void> {
  await whileLoading(changeLocale(language))
  appSetting.update((setting) => ({ ...setting, language }))
  languageSettled.set(true)
}
