// What a prompt asks to see. Words that nobody knows change nothing here; they change the seed, and so the picture.
import { foldHan } from '../../skills/han-variants.ts'
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
import { type Subject, subjectWords, type WordEntry } from './subject-words.ts'

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
  /** The words themselves as they were written, subjects first and framings last. */
  found: string[]
}

type Found<Name> = { name: Name; from: number; to: number }

export function readPrompt(prompt: string): PromptWords {
  const text = foldHan(prompt.toLowerCase().normalize('NFKC'))
  const wanted = withoutDenied(text)
  // A word that is part of a longer one of another kind does not count: 雪山 is a mountain and snow, 上海 no sea.
  const styled = find(wanted, styleWords)
  const rest = blank(
    wanted,
    styled.filter(({ from, to }) => to - from > 1),
  )
  const subjects = find(rest, subjectWords)
  const times = find(rest, timeWords)
  const weathers = find(rest, weatherWords)
  const seasons = find(rest, seasonWords)
  const moods = find(rest, moodWords)
  const colours = find(rest, colourWords)
  const framings = find(rest, framingWords)
  const ranked = [subjects, styled, times, weathers, seasons, colours, moods, framings].flat()
  return {
    styles: names(styled),
    subjects: names(subjects),
    times: names(times),
    weathers: names(weathers),
    seasons: names(seasons),
    moods: names(moods),
    colours: names(colours),
    framings: names(framings),
    found: [...new Set(ranked.map(({ from, to }) => text.slice(from, to)))],
  }
}

/** The words of a negative prompt: the same, without asking what is denied in it. */
export const readDenied = (prompt: string): PromptWords =>
  readPrompt(prompt.replace(/\b(no|without)\b/gi, ' '))

const denial =
  /\b(?:no|without|not)\s+(?:any\s+|a\s+)?[a-z-]+|(?:没有|不要|无需)[\u4e00-\u9fff]{1,3}/g

const withoutDenied = (text: string): string =>
  text.replace(denial, (denied) => ' '.repeat(denied.length))

function blank(text: string, found: readonly Found<string>[]): string {
  let out = text
  for (const { from, to } of found) out = out.slice(0, from) + ' '.repeat(to - from) + out.slice(to)
  return out
}

const names = <Name extends string>(found: readonly Found<Name>[]): Name[] => [
  ...new Set(found.map(({ name }) => name)),
]

function find<Name extends string>(
  text: string,
  entries: readonly WordEntry<Name>[],
): Found<Name>[] {
  const found: Found<Name>[] = []
  for (const { name, en, zh } of entries) {
    for (const word of en)
      for (const match of text.matchAll(pattern(word)))
        found.push({ name, from: match.index, to: match.index + match[0].length })
    for (const word of zh)
      for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1))
        found.push({ name, from, to: from + word.length })
  }
  return found
    .filter((one) => !found.some((other) => covers(other, one)))
    .sort((a, b) => a.from - b.from || b.to - a.to)
}

const covers = <Name>(other: Found<Name>, one: Found<Name>): boolean =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from

const patterns = new Map<string, RegExp>()

function pattern(word: string): RegExp {
  const known = patterns.get(word)
  if (known) return known
  const stem = word.replace(/[-\s]+/g, '[-\\s]+')
  const plural = word.endsWith('y') ? `(?:${stem}|${stem.slice(0, -1)}ies)` : `${stem}(?:es|s)?`
  const made = new RegExp(`(?<![a-z])${plural}(?![a-z])`, 'g')
  patterns.set(word, made)
  return made
}
