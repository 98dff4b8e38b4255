import type { Locale } from '@atelier/contract/primitives'
import {
  chooseLanguage,
  chooseTheme,
  languages,
} from '../../../features/site/appearance/choose-appearance.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { appSetting } from '../../../lib/storage/app-setting.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { Row, Section } from './section.tsx'

export function AppearanceSection() {
  const t = useTexts('settings')
  const { theme, language } = useStored(appSetting)
  const setLanguage = (chosen: Locale) =>
    chooseLanguage(chosen).catch(() => toast(t.languageFailed, { kind: 'failure' }))
  return (
    <Section title={t.appearance}>
      <Row title={t.theme}>
        <Segmented
          label={t.theme}
          value={theme}
          onChange={chooseTheme}
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
