// Cases, examples and parameters as a reader sees them: in their language, and those that they look for.
import { Failure } from '@atelier/contract/errors'
import type {
  DrawingCase,
  DrawingCategory,
  ParamCategory,
  ParamEntry,
} from '@atelier/contract/features/drawing-library'
import type { Locale } from '@atelier/contract/primitives'
import { type WorkType, workTypes } from '@atelier/contract/work-terms'
import { caseAddress } from './case-address.ts'
import type { CasePictures } from './case-pictures.ts'
import type { LibraryCase } from './cases/case.ts'
import { libraryCases, libraryCategories, libraryExamples } from './cases/case-library.ts'
import { matchesWords } from './library-search.ts'
import { parameterCategories, parameters } from './parameters/parameter-library.ts'

type Pictures = Pick<CasePictures, 'keyOf'>
type Wish = { category?: string | undefined; query?: string | undefined }

/** What works and cases can be about. */
export const listCategories = (locale: Locale, pictures: Pictures): DrawingCategory[] =>
  libraryCategories.map(({ id, names }) => {
    const own = libraryCases.filter(({ category }) => category === id)
    const [first] = own
    return {
      id,
      name: names[locale],
      cases: own.length,
      cover: first ? addressOf(first, 'small', pictures) : '',
    }
  })

export const listCases = (
  { category, query }: Wish,
  locale: Locale,
  pictures: Pictures,
): DrawingCase[] =>
  libraryCases
    .filter((one) => category === undefined || one.category === category)
    .filter((one) => !query || matchesWords(query, textsOf(one)))
    .map((one) => toCase(one, locale, pictures))

const textsOf = ({ titles, meanings, prompt, category }: LibraryCase): string[] => [
  ...Object.values(titles),
  ...Object.values(meanings),
  ...Object.values(libraryCategories.find(({ id }) => id === category)?.names ?? {}),
  prompt,
]

const drawnTypes: readonly WorkType[] = [
  workTypes.midjourney,
  workTypes.draw,
  workTypes.square,
  workTypes.sd3,
]

/** Examples that suit a screen: all of them are pictures. */
export const listExamples = (
  type: WorkType | undefined,
  locale: Locale,
  pictures: Pictures,
): DrawingCase[] =>
  type === undefined || drawnTypes.includes(type)
    ? libraryExamples.map((one) => toCase(one, locale, pictures))
    : []

/** A case or an example. Throws library.case_not_found. */
export function getRecipe(id: string): LibraryCase {
  const found = [...libraryCases, ...libraryExamples].find((one) => one.id === id)
  if (!found) throw new Failure('library.case_not_found')
  return found
}

const addressOf = (one: LibraryCase, size: 'full' | 'small', { keyOf }: Pictures): string => {
  const key = keyOf(one)
  return key ? caseAddress(one.id, size, key) : ''
}

function toCase(one: LibraryCase, locale: Locale, pictures: Pictures): DrawingCase {
  const { id, category, titles, prompt, meanings, aspect, seed } = one
  const [width = 1, height = 1] = aspect.split(':').map(Number)
  return {
    id,
    category,
    title: titles[locale],
    prompt,
    meaning: meanings[locale],
    params: { aspect, seed },
    url: addressOf(one, 'full', pictures),
    thumbnail: addressOf(one, 'small', pictures),
    width,
    height,
    builtin: true,
  }
}

export const listParamCategories = (locale: Locale): ParamCategory[] =>
  parameterCategories.map(({ id, names, choose, entries }) => ({
    id,
    name: names[locale],
    choose,
    count: entries.length,
  }))

export const listParams = ({ category, query }: Wish, locale: Locale): ParamEntry[] =>
  parameters
    .filter((entry) => category === undefined || entry.category === category)
    .filter(({ names, prompt }) => !query || matchesWords(query, [...Object.values(names), prompt]))
    .map(({ id, category: of, names, prompt, swatch }) => ({
      id,
      category: of,
      name: names[locale],
      names: { ...names },
      prompt,
      swatch: [...swatch],
    }))
