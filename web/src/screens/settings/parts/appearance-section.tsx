import type { Locale } from '@atelier/contract/primitives'
import { changeLocale } from '../../../i18n/text-store.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { ThemeChoice } from '../../../lib/storage/app-setting.ts'
import { appSetting } from '../../../lib/storage/app-setting.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { Row, Section } from './section.tsx'

/** Each language by its own name, so that whoever reads only that finds it. */
const languages: { value: Locale; label: string }[] = [
  { value: 'zh-CN', label: '简体中文' },
  { value: 'zh-TW', label: '繁體中文' },
  { value: 'en-US', label: 'English' },
]

export function AppearanceSection() {
  const t = useTexts('settings')
  const { theme, language } = useStored(appSetting)
  const setTheme = (chosen: ThemeChoice) =>
    appSetting.update((setting) => ({ ...setting, theme: chosen }))
  const setLanguage = async (chosen: Locale) => {
    try {
      await changeLocale(chosen)
      appSetting.update((setting) => ({ ...setting, language: chosen }))
    } catch {
      toast(t.languageFailed, { kind: 'failure' })
    }
  }
  return (
    <Section title={t.appearance}>
      <Row title={t.theme}>
        <Segmented
          label={t.theme}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'auto', label: t.themeAuto, icon: 'monitor' },
            { value: 'dark', label: t.themeDark, icon: 'moon' },
            { value: 'light', label: t.themeLight, icon: 'sun' },
          ]}
        />
      </Row>
      <Row title={t.language}>
        <Select
          label={t.language}
          value={language}
          options={languages}
          onChange={(chosen) => void setLanguage(chosen)}
          className="w-36"
        />
      </Row>
    </Section>
  )
}
