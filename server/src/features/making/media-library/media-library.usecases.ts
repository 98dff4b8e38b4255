// Demos as a reader sees them: the files come with the product.
import type { Demo } from '@atelier/contract/features/making/media-library'
import type { Locale } from '@atelier/contract/primitives'
import type { Site } from '../../../platform/http/request-context.ts'
import { asShown } from '../../site/sites/as-shown.ts'
import type { Samples } from '../samples/open-samples.ts'
import { sampleNames } from '../samples/sample-names.ts'
import { clipDemos, songDemos } from './demos/demo-library.ts'
import type { DemoRecipe } from './demos/demo-recipe.ts'

type Shown = { page: number; size: number; site: Pick<Site, 'settings'>; locale: Locale }

const libraries = { songDemos, clipDemos }

/** What is played of a demo, and the picture that stands for it. */
const namesOf = {
  compose: { file: sampleNames.song, picture: sampleNames.cover },
  film: { file: sampleNames.clip, picture: sampleNames.poster },
} as const

/** A page of them, and how many there are. */
export function listDemos(
  list: keyof typeof libraries,
  { page, size, site, locale }: Shown,
  samples: Samples,
): { rows: Demo[]; count: number } {
  const all = asShown(list, libraries[list](), site).flatMap(
    (recipe) => toDemo(recipe, locale, samples) ?? [],
  )
  return { rows: all.slice((page - 1) * size, page * size), count: all.length }
}

/** Undefined where the installation lacks its file: what cannot be played is not shown. */
function toDemo(recipe: DemoRecipe, locale: Locale, samples: Samples): Demo | undefined {
  const { id, task, titles, prompt, meanings, params } = recipe
  const names = namesOf[task]
  const file = samples.find(names.file(id))
  const picture = samples.pictureOf(names.picture(id))
  if (!file || !picture) return undefined
  const { mime, durationS, width, height, about } = file
  return {
    id,
    task,
    prompt,
    title: titles[locale],
    meaning: meanings[locale],
    params: { ...params },
    url: samples.addressOf(names.file(id)),
    mime,
    poster: picture.url,
    blur: picture.blur,
    durationS: durationS ?? 0,
    width,
    height,
    about,
    builtin: true,
  }
}
