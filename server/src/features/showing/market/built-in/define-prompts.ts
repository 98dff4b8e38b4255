// How the prompts of the product are written down: each text in the order zh-CN, zh-TW, English.
import type { MarketCategory, PromptMedium } from '@atelier/contract/market-terms'
import type { BuiltInPrompt } from './built-in-prompt.ts'

type Three = readonly [string, string, string]

export type PromptRow = {
  id: number
  category: MarketCategory
  medium?: PromptMedium
  sample?: BuiltInPrompt['sample']
  title: Three
  description: Three
  content: Three
  /** Parted by commas in each language. */
  tags: Three
}

export const definePrompts = (
  medium: PromptMedium,
  rows: readonly PromptRow[],
): readonly BuiltInPrompt[] =>
  rows.map(({ id, category, sample, title, description, content, tags, ...row }) => {
    const words = (at: 0 | 1 | 2) => ({
      title: title[at],
      description: description[at],
      content: content[at],
      tags: tags[at].split(','),
    })
    return {
      id,
      category,
      medium: row.medium ?? medium,
      ...(sample ? { sample } : {}),
      'zh-CN': words(0),
      'zh-TW': words(1),
      'en-US': words(2),
    }
  })
