// All prompts that come with the product, in the order in which they are shown.
import type { PromptMedium } from '@atelier/contract/market-terms'
import { type Locale, locales } from '@atelier/contract/primitives'
import { defaultsIn, fillVariables } from '@atelier/contract/prompt-variables'
import { hasWords, plainText } from '../../../../platform/plain-words.ts'
import type { BuiltInPrompt, BuiltInWords } from './built-in-prompt.ts'
import { promptsForPictures } from './prompts-for-pictures.ts'
import { promptsForScreens } from './prompts-for-screens.ts'
import { promptsForWords } from './prompts-for-words.ts'
import { promptsForWork } from './prompts-for-work.ts'

export const builtInPrompts: readonly BuiltInPrompt[] = inTurn([
  promptsForPictures,
  ...parted(inTurn([promptsForWords, promptsForWork, promptsForScreens]), 2),
])

/** The first of each list, then the second of each, until all are empty. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    lists.map((list) => list.slice(at, at + 1)),
  ).flat(2)
}

/** One list as several, each item in turn. */
function parted<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, part) => list.filter((_, at) => at % count === part))
}

const byId = new Map(builtInPrompts.map((prompt) => [prompt.id, prompt]))

export const findBuiltIn = (id: number): BuiltInPrompt | undefined => byId.get(id)

/** What the sample of a prompt is made from: its English words, each variable at its default. */
export type SampleWords = { prompt: string } & NonNullable<BuiltInPrompt['sample']>

export const recipeOf = ({ sample, ...prompt }: BuiltInPrompt): SampleWords | null =>
  sample
    ? {
        prompt: fillVariables(prompt['en-US'].content, defaultsIn(prompt['en-US'].content)),
        ...sample,
      }
    : null

/** What a prompt is found by, in all languages. */
export const textOf = (prompt: { readonly [L in Locale]: BuiltInWords }): string =>
  plainText(
    locales.flatMap((locale) => {
      const { title, description, content, tags } = prompt[locale]
      return [title, description, content, ...tags]
    }),
  )

const texts = new Map(builtInPrompts.map((prompt) => [prompt.id, textOf(prompt)]))

export type BuiltInFilter = {
  category?: string | undefined
  medium?: PromptMedium | undefined
  q?: string | undefined
}

/** Those that fit; every word of `q` stands somewhere in their texts, in whichever language. */
export function listBuiltIn({ category, medium, q = '' }: BuiltInFilter): BuiltInPrompt[] {
  return builtInPrompts.filter(
    (prompt) =>
      (category === undefined || prompt.category === category) &&
      (medium === undefined || prompt.medium === medium) &&
      hasWords(texts.get(prompt.id) ?? '', q),
  )
}
