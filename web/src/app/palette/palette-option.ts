// What the palette offers: each thing once, whatever kind it is.
import type { IconName } from '../../ui/icon-names.ts'

/** In the order in which they stand while nothing is typed. */
export const paletteSections = [
  'conversations',
  'works',
  'screens',
  'actions',
  'prompts',
  'settings',
] as const
export type PaletteSection = (typeof paletteSections)[number]

export type PaletteOption = {
  /** The same on every visit, so that it can be remembered; without spaces. */
  key: string
  section: PaletteSection
  icon: IconName
  label: string
  /** Shown at its end. */
  note?: string
  hotkey?: string
  /** English words for it, whatever language is shown. */
  keywords: string
  run: () => void
}
