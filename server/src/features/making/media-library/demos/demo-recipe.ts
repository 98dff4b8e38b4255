// A demo, and how it is written down in `content/clip-demos` and `content/song-demos`.
import { caseAspects } from '@atelier/contract/content-terms'
import { z } from 'zod'
import { defineContent, wholeNumber } from '../../../../platform/content/read-content.ts'
import { type RecipeTexts, recipeWords } from '../../samples/recipe-content.ts'

export type DemoRecipe = {
  /** The name of its files. */
  id: string
  task: 'compose' | 'film'
  /** As the built-in model declares them. */
  params: { readonly [name: string]: string | number | boolean }
  /** Of a song: what its cover shows. */
  cover?: string
} & RecipeTexts

export const clipContent = defineContent({
  name: 'clip-demos',
  /** Every one with another scene, camera and weather, and some upright. */
  facts: z.object({
    aspect: z.enum(caseAspects),
    camera: z.string(),
    weather: z.string(),
    seed: wholeNumber,
  }),
  words: recipeWords,
  body: 'prompt',
})

export const songContent = defineContent({
  name: 'song-demos',
  /** Of styles that sound as different as can be. */
  facts: z.object({
    style: z.string(),
    mood: z.string(),
    tempo: wholeNumber,
    seed: wholeNumber,
    cover: z.string(),
  }),
  words: recipeWords,
  body: 'prompt',
})
