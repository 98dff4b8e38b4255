// How cases and examples are written down.
import type { CaseAspect } from '@atelier/contract/content-terms'
import { type InLanguages, texts } from '../texts-in-languages.ts'

export type LibraryCase = {
  id: string
  category: string
  titles: InLanguages
  /** English. */
  prompt: string
  /** The prompt in other languages; empty in English. */
  meanings: InLanguages
  aspect: CaseAspect
  seed: number
}

type CaseRow = {
  id: string
  /** Where it is not that of its neighbours. */
  category?: string
  aspect: CaseAspect
  seed: number
  /** zh-CN, zh-TW, English. */
  titles: readonly [string, string, string]
  prompt: string
  /** zh-CN, zh-TW. */
  meanings: readonly [string, string]
}

export const defineCases = (category: string, rows: readonly CaseRow[]): LibraryCase[] =>
  rows.map(({ titles, meanings, ...row }) => ({
    category,
    ...row,
    titles: texts(...titles),
    meanings: texts(...meanings, ''),
  }))
