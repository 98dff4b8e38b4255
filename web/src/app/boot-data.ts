// What the server put into the page for this site.
import type { JumpRow, MenuRow } from '@atelier/contract/features/site/content'
import type { FrontConfig } from '@atelier/contract/features/site/sites'
import type { Locale } from '@atelier/contract/primitives'
import type { ThemeChoice } from '../lib/storage/app-setting.ts'

export type BootData = {
  locale: Locale
  theme: ThemeChoice
  site: FrontConfig
  /** Absent when the server could not tell them. */
  jumps?: { rows: JumpRow[]; count: number }
  menu?: { rows: MenuRow[]; count: number }
}

/** Undefined in a page that no server has filled. */
export function readBootData(): BootData | undefined {
  const text = document.getElementById('boot')?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text) as BootData
  } catch {
    // What it would have brought along is asked for.
    return undefined
  }
}
