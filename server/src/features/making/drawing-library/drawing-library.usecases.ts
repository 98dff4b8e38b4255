// Cases, examples and parameters as a reader sees them: the site's own first, in their language, and those that they look for.
import type {
  DrawingCase,
  DrawingCategory,
  ParamCategory,
  ParamEntry,
} from '@atelier/contract/features/making/drawing-library'
import { type Locale, locales } from '@atelier/contract/primitives'
import { type WorkType, workTypes } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { listOwnCases, listOwnParams, textIn } from '../../site/content/content.usecases.ts'
import { asShown } from '../../site/sites/as-shown.ts'
import type { Samples } from '../samples/open-samples.ts'
import { sampleNames } from '../samples/sample-names.ts'
import type { LibraryCase } from './cases/case.ts'
import { libraryCases, libraryCategories, libraryExamples } from './cases/case-library.ts'
import { matchesWords } from './library-search.ts'
import { parameterCategories, parameters } from './parameters/parameter-library.ts'

export type Reader = { site: Site; locale: Locale }
type LibraryDependencies = { db: Database; samples: Samples }
type CaseRequest = { category?: string | undefined; query?: string | undefined }

/** What works and cases can be about. */
export async function listCategories(
  reader: Reader,
  dependencies: LibraryDependencies,
): Promise<DrawingCategory[]> {
  const all = await readCases(reader, dependencies)
  return libraryCategories.map(({ id, names }) => {
    const ofIt = all.filter(({ described }) => described.category === id)
    const { thumbnail: cover = '', blur = '' } = ofIt[0]?.described ?? {}
    return { id, name: names[reader.locale], cases: ofIt.length, cover, blur }
  })
}

export async function listCases(
  { category, query }: CaseRequest,
  reader: Reader,
  dependencies: LibraryDependencies,
): Promise<DrawingCase[]> {
  const all = await readCases(reader, dependencies)
  return all
    .filter(({ described }) => category === undefined || described.category === category)
    .filter(({ words }) => !query || matchesWords(query, words))
    .map(({ described }) => described)
}

/** A case with the words that it is found by, in all languages. */
type FoundCase = { described: DrawingCase; words: string[] }

async function readCases(
  { site, locale }: Reader,
  { db, samples }: LibraryDependencies,
): Promise<FoundCase[]> {
  const categoryNames = (id: string) =>
    Object.values(libraryCategories.find((one) => one.id === id)?.names ?? {})
  const own = (await listOwnCases(site, db)).map((one) => ({
    described: {
      id: `own-${one.id}`,
      category: one.category,
      prompt: one.prompt,
      builtin: false,
      title: textIn(one.title, locale),
      meaning: one.meaning[locale] ?? '',
      params: { aspect: one.aspect },
      url: one.url,
      thumbnail: one.url,
      blur: '',
      ...shapeOf(one.aspect),
    },
    words: [
      ...Object.values(one.title),
      ...Object.values(one.meaning),
      ...categoryNames(one.category),
      one.prompt,
    ],
  }))
  const builtIn = asShown('drawingCases', libraryCases(), site).map((one) => ({
    described: toCase(one, locale, samples),
    words: [
      ...Object.values(one.titles),
      ...Object.values(one.meanings),
      ...categoryNames(one.category),
      one.prompt,
    ],
  }))
  return [...own, ...builtIn]
}

const drawnTypes: readonly WorkType[] = [
  workTypes.midjourney,
  workTypes.draw,
  workTypes.square,
  workTypes.sd3,
]

/** Examples that suit a screen: all of them are pictures. */
export const listExamples = (
  type: WorkType | undefined,
  { site, locale }: Reader,
  { samples }: Pick<LibraryDependencies, 'samples'>,
): DrawingCase[] =>
  type === undefined || drawnTypes.includes(type)
    ? asShown('drawingExamples', libraryExamples(), site).map((one) => toCase(one, locale, samples))
    : []

/** Addresses of the pictures that the screen at a path shows first to somebody who has made nothing, in their order; none elsewhere. */
export function listFirstPictures(
  path: string,
  reader: Reader,
  dependencies: Pick<LibraryDependencies, 'samples'>,
): string[] {
  if (!/^\/(mobilehome|midjourney|draw|sd3)\/?(\?|$)/i.test(path)) return []
  return listExamples(undefined, reader, dependencies).map(({ thumbnail }) => thumbnail)
}

function shapeOf(aspect: string): { width: number; height: number } {
  const [width = 1, height = 1] = aspect.split(':').map(Number)
  return { width, height }
}

function toCase(one: LibraryCase, locale: Locale, samples: Samples): DrawingCase {
  const { id, category, titles, prompt, meanings, aspect, seed } = one
  const { url, blur } = samples.pictureOf(sampleNames.case(id)) ?? { url: '', blur: '' }
  return {
    id,
    category,
    prompt,
    title: titles[locale],
    meaning: meanings[locale],
    params: { aspect, seed },
    url,
    thumbnail: url,
    blur,
    ...shapeOf(aspect),
    builtin: true,
  }
}

type ParamReader = Pick<LibraryDependencies, 'db'>

export async function listParamCategories(
  reader: Reader,
  dependencies: ParamReader,
): Promise<ParamCategory[]> {
  const all = await listParams({}, reader, dependencies)
  return parameterCategories.map(({ id, names, choose }) => ({
    id,
    name: names[reader.locale],
    choose,
    count: all.filter(({ category }) => category === id).length,
  }))
}

export async function listParams(
  { category, query }: CaseRequest,
  { site, locale }: Reader,
  { db }: ParamReader,
): Promise<ParamEntry[]> {
  const own = (await listOwnParams(site, db)).map(({ id, category: of, title, prompt }) => ({
    id: `own-${id}`,
    category: of,
    name: textIn(title, locale),
    prompt,
    swatch: [],
    names: Object.fromEntries(locales.map((each) => [each, textIn(title, each)])) as Record<
      Locale,
      string
    >,
  }))
  const builtIn = asShown('drawingParams', parameters, site).map(
    ({ id, category: of, names, prompt, swatch }) => ({
      id,
      category: of,
      name: names[locale],
      names: { ...names },
      prompt,
      swatch: [...swatch],
    }),
  )
  return [...own, ...builtIn]
    .filter((entry) => category === undefined || entry.category === category)
    .filter(({ names, prompt }) => !query || matchesWords(query, [...Object.values(names), prompt]))
}
