// A prompt that comes with the product, and how it is written down in `content/prompts`.
import { type CaseAspect, caseAspects } from '@atelier/contract/content-terms'
import { marketCategories, promptMedia } from '@atelier/contract/market-terms'
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { defineContent, texts, wholeNumber } from '../../../../platform/content/read-content.ts'

const facts = z.object({
  /** Below `firstOwnMarketId`. Marks refer to it: it stays. */
  id: wholeNumber,
  category: z.enum(marketCategories),
  medium: z.enum(promptMedia),
  /** With `seed`, how the built-in engine makes its sample of the English words; neither for what it does not draw. */
  aspect: z.enum(caseAspects).exactOptional(),
  seed: wholeNumber.exactOptional(),
})

const words = z.object({
  title: z.string(),
  description: z.string(),
  tags: texts,
  /** With its variables; a variable of a picture has a default, so that the sample can be made of it. */
  content: z.string(),
})

export const promptContent = defineContent({ name: 'prompts', facts, words, body: 'content' })

export type BuiltInWords = z.output<typeof words>

export type BuiltInPrompt = Pick<z.output<typeof facts>, 'id' | 'category' | 'medium'> & {
  sample?: { seed: number; aspect: CaseAspect }
} & { readonly [L in Locale]: BuiltInWords }
