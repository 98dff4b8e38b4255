// All prompts that come with the product, in the order in which they are shown.
import type { PromptMedium } from '@atelier/contract/market-terms'
import { type Locale, locales } from '@atelier/contract/primitives'
import { defaultsIn, fillVariables } from '@atelier/contract/prompt-variables'
import { readContent } from '../../../../platform/content/read-content.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { hasWords, plainText } from '../../../../platform/plain-words.ts'
import { type BuiltInPrompt, type BuiltInWords, promptContent } from './built-in-prompt.ts'

export const builtInPrompts = lazily((): readonly BuiltInPrompt[] =>
  readContent(promptContent).map(({ facts: { aspect, seed, ...facts }, words }) => ({
    ...facts,
    ...(aspect && seed !== undefined ? { sample: { seed, aspect } } : {}),
    ...words,
  })),
)

const byId = lazily(() => new Map(builtInPrompts().map((prompt) => [prompt.id, prompt])))

export const findBuiltIn = (id: number): BuiltInPrompt | undefined => byId().get(id)

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

const texts = lazily(() => new Map(builtInPrompts().map((prompt) => [prompt.id, textOf(prompt)])))

export type BuiltInFilter = {
  category?: string | undefined
  medium?: PromptMedium | undefined
  q?: string | undefined
}

/** Those that fit; every word of `q` stands somewhere in their texts, in whichever language. */
export function listBuiltIn({ category, medium, q = '' }: BuiltInFilter): BuiltInPrompt[] {
  return builtInPrompts().filter(
    (prompt) =>
      (category === undefined || prompt.category === category) &&
      (medium === undefined || prompt.medium === medium) &&
      hasWords(texts().get(prompt.id) ?? '', q),
  )
}
