import type { SettingsDraft } from '../sites/settings/use-site-settings.ts'

export type StepProps = {
  isDone: boolean
  draft: SettingsDraft
  /** Saves what was typed, and opens the next step then. */
  onSave: () => void
}
