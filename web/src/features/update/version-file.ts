import type { Locale } from '@atelier/contract/primitives'

/** What `/version.json` says; the build makes it (build/version-file.ts). */
export type VersionFile = {
  version: string
  date: string
  /** The two newest points in the default language. */
  content1: string
  content2: string
  versionnew: string
  versionold: string
  /** The same points in each language. */
  contents: Partial<Record<Locale, string[]>>
}
