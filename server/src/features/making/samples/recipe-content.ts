// How the recipe of a sample is written down in `content/`: a title and the prompt, in each language.
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'

export const recipeWords = z.object({
  title: z.string(),
  /** What is made is made of the English one; the others say what it means. */
  prompt: z.string(),
})

export type RecipeTexts = {
  titles: { readonly [L in Locale]: string }
  /** English. */
  prompt: string
  /** The prompt in other languages; empty in English. */
  meanings: { readonly [L in Locale]: string }
}

export const recipeTexts = ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  'en-US': english,
}: Record<Locale, z.output<typeof recipeWords>>): RecipeTexts => ({
  titles: { 'zh-CN': simplified.title, 'zh-TW': traditional.title, 'en-US': english.title },
  prompt: english.prompt,
  meanings: { 'zh-CN': simplified.prompt, 'zh-TW': traditional.prompt, 'en-US': '' },
})
