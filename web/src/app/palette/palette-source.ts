// What the palette's sources build their options from. A source is a function in `sources/`, and a line in palette-sources.ts.

import type { FrontConfig } from '@atelier/contract/features/site/sites'
import type { Group } from '@atelier/contract/features/talk/groups'
import type { Locale } from '../../i18n/locale-state.ts'
import type { Namespaces } from '../../i18n/namespaces.ts'
import type { AppSetting, ThemeChoice } from '../../lib/storage/app-setting.ts'
import type { DialogName } from '../../lib/use-dialog-link.ts'
import type { IconName } from '../../ui/icon-names.ts'
import type { PaletteOption } from './palette-option.ts'

/** What an option may do when it is chosen. */
export type PaletteDoors = {
  /** 0 is a new one. */
  openGroup: (groupId: number) => void
  openPath: (path: string) => void
  openDialog: (name: DialogName, params?: Record<string, string>) => void
  /** A new chat with these words in its composer, not sent. */
  compose: (words: string) => void
  chooseTheme: (theme: ThemeChoice) => void
  chooseLanguage: (language: Locale) => void
  logOut: () => void
}

/** A work of one's own, by its words. */
export type PaletteWork = { id: number; name: string; icon: IconName }

export type PaletteContext = {
  texts: Pick<Namespaces, 'palette' | 'common' | 'chat' | 'session' | 'settings'>
  site: Pick<FrontConfig, 'ideas' | 'clientMenuList' | 'contact'>
  /** Whether somebody is signed in; undefined as long as that is not known. */
  isMember: boolean | undefined
  groups: readonly Group[]
  works: readonly PaletteWork[]
  setting: AppSetting
  hasDialog: (name: DialogName) => boolean
  doors: PaletteDoors
}

export type PaletteSource = (context: PaletteContext) => PaletteOption[]
