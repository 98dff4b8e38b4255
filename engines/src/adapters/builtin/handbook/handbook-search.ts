// Full-text search over the handbook: built once for a folder, when the first question comes, and shared by all.
import type { Locale } from '@atelier/contract/primitives'
import MiniSearch from 'minisearch'
import {
  type Handbook,
  type HandbookPage,
  type HandbookSection,
  readHandbook,
} from './read-handbook.ts'
import { type QuestionUnit, questionWords, searchWords } from './search-words.ts'

export type HandbookHit = {
  page: HandbookPage
  section: HandbookSection
  score: number
  /** Share of the question's words, by their weight, that the section holds: 0 to 1. */
  coverage: number
}

export type HandbookSearch = {
  /** Sections, best first. `context` is earlier talk, which counts little. */
  find(question: string, locale: Locale, context?: string): HandbookHit[]
  page(slug: string, locale: Locale): HandbookPage | undefined
}

type Document = {
  id: number
  page: HandbookPage
  section: HandbookSection
  heading: string
  title: string
  keywords: string
  body: string
}

const fields = ['heading', 'title', 'keywords', 'body']
const boost = { heading: 4, title: 3, keywords: 2.5, body: 1 }
const contextWeight = 0.2

const opened = new Map<string, Promise<HandbookSearch>>()

/** The search over the handbook in a folder. A failed reading is tried again by the next question. */
export function openHandbookSearch(dir: string): Promise<HandbookSearch> {
  const known = opened.get(dir)
  if (known) return known
  const opening = readHandbook(dir).then(createHandbookSearch)
  opening.catch(() => opened.delete(dir))
  opened.set(dir, opening)
  return opening
}

export async function createHandbookSearch(handbook: Handbook): Promise<HandbookSearch> {
  const indexes = {
    'en-US': await buildIndex(handbook['en-US']),
    'zh-CN': await buildIndex(handbook['zh-CN']),
    'zh-TW': await buildIndex(handbook['zh-TW']),
  }
  return {
    find: (question, locale, context = '') => findSections(indexes[locale], question, context),
    page: (slug, locale) => handbook[locale].find((page) => page.slug === slug),
  }
}

type LocaleIndex = {
  documents: Document[]
  search: MiniSearch<Document>
  /** In how many sections each word stands. */
  frequency: Map<string, number>
}

/** Sections taken in at once, so that others on the same thread hardly wait. */
const chunkSize = 8

async function buildIndex(pages: readonly HandbookPage[]): Promise<LocaleIndex> {
  const documents = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map(({ page, section }, id) => ({
      id,
      page,
      section,
      heading: section.heading || page.title,
      title: page.title,
      keywords: page.keywords.join(' '),
      body: section.markdown,
    }))
  const frequency = new Map<string, number>()
  for (const { heading, title, keywords, body } of documents)
    for (const word of new Set(searchWords(`${heading} ${title} ${keywords} ${body}`)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const search = new MiniSearch<Document>({
    fields,
    tokenize: searchWords,
    processTerm: (term) => term,
  })
  await search.addAllAsync(documents, { chunkSize })
  return { documents, search, frequency }
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

function findSections(index: LocaleIndex, question: string, context: string): HandbookHit[] {
  const asked = questionWords(question)
  const earlier = questionWords(context)
  const before = earlier.words.filter((word) => !asked.words.includes(word))
  const words = [...asked.words, ...before]
  if (words.length === 0) return []
  const found = index.search.search(words.join(' '), {
    tokenize: () => words,
    processTerm: (term) => term,
    boost,
    boostTerm: (_, at) => (at < asked.words.length ? 1 : contextWeight),
    prefix: (term) => isLatin(term) && term.length >= 3,
    fuzzy: (term) => (isLatin(term) && term.length >= 4 ? 0.25 : false),
    weights: { fuzzy: 0.4, prefix: 0.6 },
  })
  const units = asked.units.length ? asked.units : earlier.units
  return found
    .flatMap((hit) => {
      const document = index.documents[Number(hit.id)]
      if (!document) return []
      const coverage = coverageOf(units, hit.terms, index)
      return [
        {
          page: document.page,
          section: document.section,
          score: hit.score * coverage ** 2,
          coverage,
        },
      ]
    })
    .sort((a, b) => b.score - a.score)
}

/** The share of what a question speaks of that stands in a section, given the section's words that were hit. */
function coverageOf(
  units: readonly QuestionUnit[],
  hitWords: readonly string[],
  { documents, frequency }: LocaleIndex,
): number {
  const rarity = (word: string) =>
    Math.log(1 + documents.length / (0.5 + (frequency.get(word) ?? 0)))
  let [held, whole] = [0, 0]
  for (const { words, lone } of units) {
    const known = words.filter((word) => frequency.has(word))
    if (lone && known.length === 0) continue
    const weight =
      Math.min(...(known.length ? known : words).map(rarity)) * (isLatin(words[0] ?? '') ? 2 : 1)
    whole += weight
    held += weight * Math.max(0, ...words.map((word) => likeness(word, hitWords)))
  }
  return whole === 0 ? 0 : held / whole
}

/** 1 when the word itself was hit, less when only its continuation or one that looks like it was. */
function likeness(word: string, hitWords: readonly string[]): number {
  if (hitWords.includes(word)) return 1
  if (!isLatin(word)) return 0
  if (hitWords.some((hit) => hit.startsWith(word))) return 0.8
  return hitWords.some((hit) => isTypo(word, hit)) ? 0.7 : 0
}

/** One letter too many, missing, wrong, or swapped with its neighbour; people seldom mistype the first one. */
function isTypo(word: string, hit: string): boolean {
  if (hit[0] !== word[0] || Math.abs(hit.length - word.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === hit[at]) at += 1
  const [ours, theirs] = [word.slice(at), hit.slice(at)]
  return (
    ours.slice(1) === theirs.slice(1) ||
    ours.slice(1) === theirs ||
    ours === theirs.slice(1) ||
    (ours[0] === theirs[1] && ours[1] === theirs[0] && ours.slice(2) === theirs.slice(2))
  )
}
