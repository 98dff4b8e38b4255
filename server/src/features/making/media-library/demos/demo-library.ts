// All demos that come with the product, in the order in which they are shown.
import { readContent } from '../../../../platform/content/read-content.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { recipeTexts } from '../../samples/recipe-content.ts'
import { clipContent, type DemoRecipe, songContent } from './demo-recipe.ts'

const shot = { resolution: '480p', seconds: 3, motion: 5, loop: false }

export const clipDemos = lazily((): readonly DemoRecipe[] =>
  readContent(clipContent).map(({ slug, facts, words }) => ({
    id: slug,
    task: 'film',
    params: { ...shot, ...facts },
    ...recipeTexts(words),
  })),
)

export const songDemos = lazily((): readonly DemoRecipe[] =>
  readContent(songContent).map(({ slug, facts: { style, mood, tempo, seed, cover }, words }) => ({
    id: slug,
    task: 'compose',
    params: { style, mood, tempo, seconds: 12, instrumental: true, seed },
    cover,
    ...recipeTexts(words),
  })),
)
