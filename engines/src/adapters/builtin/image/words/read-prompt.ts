// What a prompt asks to see. Words that nobody knows change nothing here; they change the seed, and so the picture.
import { compoundWords } from './compound-words.ts'
import { countsIn, findCounts } from './count-words.ts'
import { denialWords, doings, fillerWords, followingSigns } from './filler-words.ts'
import { createFinder, type Found } from './find-words.ts'
import {
  type ColourWord,
  colourWords,
  type Framing,
  framingWords,
  type Mood,
  moodWords,
  type Season,
  type Style,
  seasonWords,
  styleWords,
  type Time,
  timeWords,
  type Weather,
  weatherWords,
} from './manner-words.ts'
import { type PromptText, readText } from './prompt-text.ts'
import { type Subject, subjectWords } from './subject-words.ts'
import type { ThingName } from './thing-words.ts'
import {
  deniedBy,
  hanWords,
  hidingWords,
  joinedWords,
  longestOnly,
  marksOf,
  outside,
  type Span,
} from './word-cover.ts'

/** Each list in the order of the prompt. */
export type PromptWords = {
  subjects: Subject[]
  times: Time[]
  weathers: Weather[]
  seasons: Season[]
  moods: Mood[]
  styles: Style[]
  colours: ColourWord[]
  framings: Framing[]
  /** Of which things several are asked for, from 2 to 5. */
  counts: ReadonlyMap<ThingName, number>
  /** Subjects that are not to be there. */
  unwanted: Subject[]
  /** The words themselves in small letters and simplified characters, subjects first and framings last. */
  found: string[]
}

export type KnownPlace = Found<string> & {
  kind: Exclude<keyof PromptWords, 'found' | 'counts' | 'unwanted'>
}

/** A prompt with the places of all its words. */
export type PromptPlaces = {
  text: PromptText
  lists: Omit<PromptWords, 'found'>
  /** Known words, subjects first and framings last; what is denied is none of them. */
  known: KnownPlace[]
  /** Words that are no loss: fillers, denials and what is denied. */
  silent: Found<string>[]
  /** Pieces that mean nothing here, in the order of the prompt. */
  unknown: Span[]
}

/** From what is needed most to what is needed least. */
const finders = {
  subjects: createFinder<Subject>(subjectWords),
  styles: createFinder<Style>(styleWords),
  times: createFinder<Time>(timeWords),
  weathers: createFinder<Weather>(weatherWords),
  seasons: createFinder<Season>(seasonWords),
  colours: createFinder<ColourWord>(colourWords),
  moods: createFinder<Mood>(moodWords),
  framings: createFinder<Framing>(framingWords),
}
const kinds = Object.keys(finders) as (keyof typeof finders)[]
const findCompounds = createFinder(compoundWords)
const findFillers = createFinder(fillerWords)
const findDenials = createFinder(denialWords)

export const readPrompt = (prompt: string): PromptWords => wordsOf(readAll(prompt))

/** The words of a negative prompt: the same, without asking what is denied in it. */
export const readDenied = (prompt: string): PromptWords =>
  wordsOf(readAll(prompt, { isDenial: true }))

const wordsOf = ({ text, lists, known }: PromptPlaces): PromptWords => ({
  ...lists,
  found: [...new Set(known.map(({ from, to }) => text.folded.slice(from, to)))],
})

/** Where the words of a prompt stand. */
export const placesIn = (prompt: string): PromptPlaces => readAll(prompt)

const flags = /(?:--|[—–])(?!no\b)[a-z]+(?:[ \t]+[^\s-]\S*)?/g

function readAll(prompt: string, { isDenial = false } = {}): PromptPlaces {
  const text = readText(prompt)
  const all = kinds.flatMap((kind) =>
    finders[kind](text).map((one: Found<string>): KnownPlace => ({ kind, ...one })),
  )
  const compounds = findCompounds(text)
  const fillers = findFillers(text)
  const denials = findDenials(text)
  const numbers = findCounts(text)
  // A word that is part of a longer one does not count, whatever that is: 上海 is no sea, 雪白 no snow.
  const longest = new Set<unknown>(
    longestOnly([...all, ...compounds, ...fillers, ...denials, ...numbers]),
  )
  const ofLongest = <Word>(found: readonly Word[]) => found.filter((one) => longest.has(one))
  const words = hanWords(text)
  const known = ofLongest(all)
  const inPlace = ofLongest(fillers)
  const hiding = [
    ...hidingWords(words, known, inPlace, text),
    ...joinedWords(words, known, inPlace, text),
  ]
  const apparent = outside(known, hiding)
  const between = {
    leads: inPlace.filter(({ name }) => name === 'lead'),
    colours: apparent.filter(({ kind }) => kind === 'colours'),
    candidates: [...apparent, ...compounds, ...words, ...text.tokens],
  }
  const denied = isDenial ? [] : deniedBy(ofLongest(denials), between, text)
  const counted = outside(apparent, denied)
  const shown = kinds.flatMap((kind) =>
    counted
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => one.from - other.from || other.to - one.to),
  )
  const counts = countsIn(text, ofLongest(numbers), shown)
  const flagged = [...text.folded.matchAll(flags)].map(({ 0: flag, index }) => ({
    name: 'flag',
    from: index,
    to: index + flag.length,
  }))
  const silent: Found<string>[] = [
    ...inPlace,
    ...denials,
    ...denied.map(({ from, to }) => ({ name: 'denied', from, to })),
    ...flagged,
    ...counts,
  ]
  return {
    text,
    lists: {
      ...namesByKind(shown),
      counts: new Map(counts.map(({ name, count }) => [name, count])),
      unwanted: namesByKind(without(apparent, counted)).subjects,
    },
    known: shown,
    silent,
    unknown: unknownIn(text, words, shown, silent),
  }
}

const without = <One>(all: readonly One[], some: readonly One[]) =>
  all.filter((one) => !some.includes(one))

/** Each name once. */
function namesByKind(
  shown: readonly KnownPlace[],
): Omit<PromptWords, 'found' | 'counts' | 'unwanted'> {
  const names = kinds.map((kind) => {
    const ofKind = shown.filter((one) => one.kind === kind)
    return [kind, [...new Set(ofKind.map(({ name }) => name))]] as const
  })
  // Each kind has the names of its own finder.
  return Object.fromEntries(names) as Omit<PromptWords, 'found' | 'counts' | 'unwanted'>
}

/** Words that are neither known nor silent; what was written as one stays one. */
function unknownIn(
  text: PromptText,
  words: readonly Span[],
  known: readonly Span[],
  silent: readonly Span[],
): Span[] {
  const { folded, tokens } = text
  const marks = marksOf(folded.length, silent, known)
  const open = [...tokens.filter(({ word }) => !/^\d+$/.test(word)), ...words]
    .flatMap(({ from, to }) => openPart({ from, to }, marks, folded))
    .toSorted((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const { from, to } of open) {
    const last = joined.at(-1)
    const between = last ? folded.slice(last.to, from) : ''
    // A dictionary divides foreign names into single characters.
    const isName =
      between === '' &&
      last &&
      (to - from === 1 || last.to - last.from === 1) &&
      !doings.has(folded.slice(from, to))
    if (last && (isName || /^[- ]$/.test(between))) last.to = to
    else joined.push({ from, to })
  }
  return joined
}

const isDone = (sign: string): boolean => doings.has(sign) || followingSigns.has(sign)

/** The word, if it means nothing; of one that has a known thing in it, what is done with that. */
function openPart({ from, to }: Span, marks: Uint8Array, folded: string): Span[] {
  const part = marks.subarray(from, to)
  if (!part.includes(0)) return []
  if (!part.includes(2)) return [{ from, to }]
  return Array.from({ length: to - from }, (_, at) => ({
    from: from + at,
    to: from + at + 1,
  })).filter(({ from: at }) => marks[at] === 0 && isDone(folded[at] ?? ''))
}
