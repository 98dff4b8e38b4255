// All that comes with the product, and what each is made from.
import { createHash } from 'node:crypto'
import { libraryCases, libraryExamples } from '../../making/drawing-library/cases/case-library.ts'
import { clipDemos, songDemos } from '../../making/media-library/demos/demo-library.ts'
import type { DemoRecipe } from '../../making/media-library/demos/demo-recipe.ts'
import { sampleNames } from '../../making/samples/sample-names.ts'
import { builtInPrompts, recipeOf } from '../../showing/market/built-in/built-in-prompts.ts'
import { bannerCases } from '../../site/content/banner-cases.ts'
import { modelScenes } from './model-scenes.ts'
import { styleScenes } from './style-scenes.ts'

export type PictureRecipe = {
  kind: 'picture'
  /** The upstream's name of a built-in model that draws. */
  model: string
  /** English. */
  prompt: string
  /** As the model declares them. */
  params: { readonly [name: string]: string | number }
  /** The longer side of the sample in pixels. */
  side: number
}

type MediaRecipe = {
  /** The clip, the picture that it begins with, or the song of a demo. */
  kind: 'clip' | 'poster' | 'song'
} & Pick<DemoRecipe, 'task' | 'prompt' | 'params'>

export type SampleRecipe = { name: string } & (PictureRecipe | MediaRecipe)

/** Of a case: large enough to be looked at alone. */
const wholeSide = 640
/** Of what is as wide as a page. */
const bannerSide = 1024
/** Of a card of a model. */
const modelSide = 480
/** Of what stands beside words. */
const coverSide = 400
const painter = 'atelier-painter'

type Painted = { prompt: string; seed: number; aspect: string }

const picture = (name: string, { prompt, seed, aspect }: Painted, side: number): SampleRecipe => ({
  name,
  kind: 'picture',
  model: painter,
  prompt,
  params: { aspect, seed },
  side,
})

const mediaOf = (kind: MediaRecipe['kind'], name: string, demo: DemoRecipe): SampleRecipe => ({
  name,
  kind,
  task: demo.task,
  prompt: demo.prompt,
  params: demo.params,
})

/** The cover of a song shows what its recipe says. */
const coverOf = ({ prompt, cover, params }: DemoRecipe): Painted => ({
  prompt: cover ?? prompt,
  seed: Number(params.seed ?? 0),
  aspect: '1:1',
})

const atEntrance: readonly string[] = Object.values(bannerCases)

export const sampleRecipes: readonly SampleRecipe[] = [
  ...[...libraryCases(), ...libraryExamples()].map((one) =>
    picture(sampleNames.case(one.id), one, wholeSide),
  ),
  ...libraryCases()
    .filter(({ id }) => atEntrance.includes(id))
    .map((one) => picture(sampleNames.banner(one.id), one, bannerSide)),
  ...builtInPrompts().flatMap((one) => {
    const recipe = recipeOf(one)
    return recipe ? [picture(sampleNames.prompt(one.id), recipe, wholeSide)] : []
  }),
  ...modelScenes.map(
    ({ name, model, prompt, seed }): SampleRecipe => ({
      name: sampleNames.model(name),
      kind: 'picture',
      model,
      prompt,
      params: { aspect: '3:2', seed },
      side: modelSide,
    }),
  ),
  ...styleScenes.map(
    ({ style, prompt, seed, side }): SampleRecipe => ({
      name: sampleNames.style(style),
      kind: 'picture',
      model: painter,
      prompt,
      params: { aspect: '1:1', seed, style },
      side,
    }),
  ),
  ...clipDemos().flatMap((demo) => [
    mediaOf('clip', sampleNames.clip(demo.id), demo),
    mediaOf('poster', sampleNames.poster(demo.id), demo),
  ]),
  ...songDemos().flatMap((demo) => [
    mediaOf('song', sampleNames.song(demo.id), demo),
    picture(sampleNames.cover(demo.id), coverOf(demo), coverSide),
  ]),
]

/** Names a recipe: another one when anything in it changes. */
export const recipeKey = ({ name: _, ...recipe }: SampleRecipe): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('base64url').slice(0, 22)
