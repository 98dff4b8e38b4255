import { languages } from '../../../features/site/appearance/choose-appearance.ts'
import type { ThemeChoice } from '../../../lib/storage/app-setting.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

/** Settings that take effect from here, and the places in the dialog where the others are. */
export const settingOptions = (context: PaletteContext): PaletteOption[] => [
  ...themeOptions(context),
  ...languageOptions(context),
  ...placesInDialog(context),
]

function themeOptions({ texts, setting, doors }: PaletteContext): PaletteOption[] {
  const { settings, palette } = texts
  const themes: { theme: ThemeChoice; icon: IconName; label: string; keywords: string }[] = [
    { theme: 'dark', icon: 'moon', label: settings.themeDark, keywords: 'theme dark night' },
    { theme: 'light', icon: 'sun', label: settings.themeLight, keywords: 'theme light day' },
    { theme: 'auto', icon: 'monitor', label: settings.themeAuto, keywords: 'theme auto system' },
  ]
  return themes.map(({ theme, icon, label, keywords }) => ({
    key: `theme-${theme}`,
    section: 'settings' as const,
    icon,
    label: palette.setTo({ name: settings.theme, value: label }),
    keywords,
    ...(setting.theme === theme ? { note: palette.inUse } : {}),
    run: () => doors.chooseTheme(theme),
  }))
}

const languageKeywords = {
  'zh-CN': 'language chinese simplified',
  'zh-TW': 'language chinese traditional taiwan',
  'en-US': 'language english',
}

const languageOptions = ({ texts, setting, doors }: PaletteContext): PaletteOption[] =>
  languages.map(({ value, label }) => ({
    key: `language-${value}`,
    section: 'settings' as const,
    icon: 'globe' as const,
    label: texts.palette.setTo({ name: texts.settings.language, value: label }),
    keywords: languageKeywords[value],
    ...(setting.language === value ? { note: texts.palette.inUse } : {}),
    run: () => doors.chooseLanguage(value),
  }))

type Place = {
  name: string
  tab: 'general' | 'advanced' | 'config'
  icon: IconName
  label: string
  keywords: string
  /** Only somebody with an account has it. */
  ofMember?: boolean
}

function placesInDialog({ texts, isMember, doors }: PaletteContext): PaletteOption[] {
  return placesOf(texts)
    .filter(({ ofMember }) => !ofMember || isMember)
    .map(({ name, tab, icon, label, keywords }) => ({
      key: `settings-${name}`,
      section: 'settings' as const,
      icon,
      label,
      note: texts.palette.settings,
      keywords,
      run: () => doors.openDialog('settings', { tab }),
    }))
}

function placesOf({ settings, palette }: PaletteContext['texts']): Place[] {
  return [
    {
      name: 'profile',
      tab: 'general',
      icon: 'user-round',
      label: palette.profile,
      keywords: 'profile name avatar signature',
      ofMember: true,
    },
    {
      name: 'password',
      tab: 'general',
      icon: 'key-round',
      label: settings.changePassword,
      keywords: 'change password security',
      ofMember: true,
    },
    {
      name: 'devices',
      tab: 'general',
      icon: 'laptop',
      label: settings.devices,
      keywords: 'devices sessions logged in',
      ofMember: true,
    },
    {
      name: 'file',
      tab: 'general',
      icon: 'download',
      label: palette.settingsFile,
      keywords: 'export import settings file reset',
    },
    {
      name: 'clear',
      tab: 'general',
      icon: 'trash-2',
      label: settings.clearConversations,
      keywords: 'clear delete all conversations',
    },
    {
      name: 'system-message',
      tab: 'advanced',
      icon: 'sliders-horizontal',
      label: settings.systemMessage,
      keywords: 'system message instructions prompt',
    },
    {
      name: 'role',
      tab: 'advanced',
      icon: 'circle-user-round',
      label: settings.role,
      keywords: 'role persona character',
      ofMember: true,
    },
    {
      name: 'config',
      tab: 'config',
      icon: 'wrench',
      label: palette.connections,
      keywords: 'config connections api reverse proxy socks https timeout balance',
    },
  ]
}
