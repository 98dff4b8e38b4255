// What the painter understands of a wish, to be said before and beside the picture.
import type { UnderstoodWords } from '@atelier/contract/work-terms'
import type { Style } from './manner-words.ts'
import { placesIn, readDenied } from './read-prompt.ts'

/** A word as it was written, and what is drawn for it: a name of the painter's own, such as `sea` or `sunset`. */
export type KnownWord = { word: string; as: string }

export type WishWords = {
  /** What is to be seen first, then style, time, weather, season, colours, mood and framing; each word once. */
  known: KnownWord[]
  /** Words that nothing is drawn for, in the order of the prompt, each once. Fillers and what is denied are not among them. */
  unknown: string[]
  /** Known words that are not drawn: the negative prompt denies them, or a style is chosen beside the words. */
  leftOut: string[]
}

/** What goes along with a prompt. `style` is a name of the painter's; `auto`, and what it has no style for, leaves it to the words. */
export type Beside = { negativePrompt?: string; style?: Style | 'auto' | (string & {}) }

/** Of each kind at most. */
const mostWords = 24
/** In UTF-16 units; what is longer is cut. */
const longestWord = 40

/**
 * Which words of a prompt the painter draws, and which it does not know. English and Chinese of both scripts; pure, and linear in the
 * length of the prompt. Words come back as they were written, at most 24 of each kind.
 */
export function understandWish(
  prompt: string,
  { negativePrompt = '', style }: Beside = {},
): WishWords {
  const { text, known, unknown } = placesIn(prompt)
  const wordAt = ({ from, to }: { from: number; to: number }) =>
    text.written.slice(from, to).slice(0, longestWord)
  const denied = negativePrompt ? deniedNames(negativePrompt) : new Set<string>()
  const words = new Map<string, string>()
  const leftOut = new Set<string>()
  for (const one of known) {
    const isOverruled = one.kind === 'styles' && style && style !== 'auto' && style !== one.name
    if (isOverruled || denied.has(one.name)) leftOut.add(wordAt(one))
    else if (!words.has(wordAt(one))) words.set(wordAt(one), one.name)
  }
  return {
    known: [...words].slice(0, mostWords).map(([word, as]) => ({ word, as })),
    unknown: [...new Set(unknown.map(wordAt))].slice(0, mostWords),
    leftOut: [...leftOut].filter((word) => !words.has(word)).slice(0, mostWords),
  }
}

/** The same without what the words become, as it is told to people. */
export function understoodWords(prompt: string, beside: Beside = {}): UnderstoodWords {
  const { known, ...others } = understandWish(prompt, beside)
  return { known: known.map(({ word }) => word), ...others }
}

function deniedNames(negativePrompt: string): Set<string> {
  const { subjects, times, weathers, seasons, colours } = readDenied(negativePrompt)
  return new Set<string>([...subjects, ...times, ...weathers, ...seasons, ...colours])
}
