// What the palette shows for what was typed, and in which order.
import { type Findable, fitOf, plainName, wordsIn } from './match-words.ts'
import { type PaletteOption, type PaletteSection, paletteSections } from './palette-option.ts'

export type Findables = readonly (Findable & { option: PaletteOption })[]

/** Options made ready for searching; worth doing once for many searches. */
export const findables = (options: readonly PaletteOption[]): Findables =>
  options.map((option) => ({
    option,
    name: plainName(option.label),
    keywords: plainName(option.keywords),
  }))

export type ShownSection = { name: PaletteSection | 'recent'; options: PaletteOption[] }

const maxRecent = 5
const maxUnasked: Partial<Record<PaletteSection, number>> = { conversations: 8, works: 6 }
/** They stand before everything else, those that were chosen last before the others. */
const own: readonly PaletteSection[] = ['conversations', 'works']
const maxFound = 30

/**
 * Sections as shown, empty ones left out: while nothing is typed conversations and works, what else was chosen last, and then the rest;
 * otherwise the best fit first.
 */
export function shownSections(
  things: Findables,
  query: string,
  recentKeys: readonly string[],
): ShownSection[] {
  const words = wordsIn(query)
  return words.length === 0 ? unasked(things, recentKeys) : found(things, words)
}

function unasked(things: Findables, recentKeys: readonly string[]): ShownSection[] {
  const byKey = new Map(things.map(({ option }) => [option.key, option]))
  const chosen = recentKeys.flatMap((key) => byKey.get(key) ?? [])
  const recent = chosen.filter(({ section }) => !own.includes(section)).slice(0, maxRecent)
  const sectionOf = (name: PaletteSection) => {
    const all = things.flatMap(({ option }) => (option.section === name ? option : []))
    const first = own.includes(name) ? chosen.filter(({ section }) => section === name) : []
    const rest = all.filter((option) => !first.includes(option) && !recent.includes(option))
    return { name, options: [...first, ...rest].slice(0, maxUnasked[name]) }
  }
  const others = paletteSections.filter((name) => !own.includes(name))
  return [
    ...own.map(sectionOf),
    { name: 'recent' as const, options: recent },
    ...others.map(sectionOf),
  ].filter(isFilled)
}

function found(things: Findables, words: readonly string[]): ShownSection[] {
  const fits = things
    .map((thing) => ({ option: thing.option, fit: fitOf(words, thing) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  const best = (name: PaletteSection) =>
    fits.find(({ option }) => option.section === name)?.fit ?? 0
  return paletteSections
    .toSorted((a, b) => best(b) - best(a))
    .map((name) => ({
      name,
      options: fits
        .flatMap(({ option }) => (option.section === name ? option : []))
        .slice(0, maxFound),
    }))
    .filter(isFilled)
}

const isFilled = ({ options }: ShownSection): boolean => options.length > 0
