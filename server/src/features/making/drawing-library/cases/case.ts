// A case or an example, and how it is written down in `content/drawing-cases` and `content/drawing-examples`.
import { caseAspects, drawingCategories } from '@atelier/contract/content-terms'
import { z } from 'zod'
import { defineContent, wholeNumber } from '../../../../platform/content/read-content.ts'
import { type RecipeTexts, recipeWords } from '../../samples/recipe-content.ts'

const facts = z.object({
  category: z.enum(drawingCategories),
  aspect: z.enum(caseAspects),
  seed: wholeNumber,
})

export const caseContent = {
  cases: defineContent({ name: 'drawing-cases', facts, words: recipeWords, body: 'prompt' }),
  examples: defineContent({ name: 'drawing-examples', facts, words: recipeWords, body: 'prompt' }),
}

/** Its id is the name of its files. */
export type LibraryCase = { id: string } & z.output<typeof facts> & RecipeTexts
