// Demos as a reader sees them. Those that do not lie there yet are begun with the list: whoever looks at it will want them.
import { Failure } from '@atelier/contract/errors'
import type { Demo } from '@atelier/contract/features/media-library'
import type { Locale } from '@atelier/contract/primitives'
import type { Site } from '../../platform/http/request-context.ts'
import { asShown } from '../built-in-lists/site-lists.ts'
import { type DemoPart, demoAddress, demoFileName } from './demo-address.ts'
import type { DemoFiles } from './demo-files.ts'
import { clipDemos } from './demos/clip-demos.ts'
import type { DemoRecipe } from './demos/demo-recipe.ts'
import { songDemos } from './demos/song-demos.ts'
import { demoMimes } from './read-demo.ts'

type Shown = { page: number; size: number; site: Pick<Site, 'settings'>; locale: Locale }

const libraries = { songDemos, clipDemos }

/** A page of them, and how many there are. */
export async function listDemos(
  list: keyof typeof libraries,
  { page, size, site, locale }: Shown,
  files: DemoFiles,
): Promise<{ rows: Demo[]; count: number }> {
  const all = asShown(list, libraries[list], site)
  const rows: Demo[] = []
  for (const recipe of all.slice((page - 1) * size, page * size))
    rows.push(await toDemo(recipe, locale, files))
  return { rows, count: all.length }
}

async function toDemo(recipe: DemoRecipe, locale: Locale, files: DemoFiles): Promise<Demo> {
  const { id, task, titles, prompt, meanings, params } = recipe
  const key = files.keyOf(recipe)
  const kept = await files.find(recipe)
  if (!kept) files.begin(recipe)
  return {
    ...{ id, task, prompt, title: titles[locale], meaning: meanings[locale] },
    params: { ...params },
    ready: kept !== null,
    url: key ? demoAddress(id, 'file', key) : '',
    mime: demoMimes[task],
    poster: key && kept ? demoAddress(id, 'poster', key) : '',
    ...(kept ?? {
      durationS: typeof params.seconds === 'number' ? params.seconds : 0,
      width: null,
      height: null,
      about: {},
    }),
    builtin: true,
  }
}

export type DemoAsked = { name: string; mime: string; isCurrent: boolean }

/**
 * Where a part of a demo lies, once it does; `isCurrent` when it was asked for by its present address.
 * Throws library.demo_not_found, library.demo_not_made.
 */
export async function locateDemo(
  { id, as, v }: { id: string; as: DemoPart; v?: string | undefined },
  files: DemoFiles,
): Promise<DemoAsked> {
  const recipe = [...songDemos, ...clipDemos].find((one) => one.id === id)
  if (!recipe) throw new Failure('library.demo_not_found')
  await files.have(recipe)
  const key = files.keyOf(recipe)
  if (!key) throw new Failure('library.demo_not_made')
  const mime = as === 'poster' ? 'image/webp' : demoMimes[recipe.task]
  return { name: demoFileName(key, as), mime, isCurrent: v === key }
}
