// What the painter understands of a request, to be said before and beside the picture.
import type { UnderstoodWords } from '@atelier/contract/work-terms'
import { createRandom } from '../craft/random.ts'
import { leftOutOf } from '../scene/seen-subjects.ts'
import { settingOf } from '../scene/setting.ts'
import type { Style } from './manner-words.ts'
import { type KnownPlace, type PromptWords, placesIn, readDenied } from './read-prompt.ts'

/** A word as it was written, and what is drawn for it: a name of the painter's own, such as `sea` or `sunset`. */
export type KnownWord = { word: string; as: string }

export type RequestWords = {
  /**
   * What is to be seen first, then style, time, weather, season, colours, mood and framing. A word that means several things stands once
   * for each.
   */
  known: KnownWord[]
  /** Words that nothing is drawn for, in the order of the prompt, each once. Fillers and what is denied are not among them. */
  unknown: string[]
  /**
   * Known words that are not drawn: beside the others there is no place for them, the negative prompt denies them, or another style is
   * chosen.
   */
  leftOut: string[]
}

/** What goes along with a prompt. `style` is a name of the painter's; `auto`, and what it has no style for, leaves it to the words. */
export type Beside = { negativePrompt?: string; style?: Style | 'auto' | (string & {}) }

const onlyOne = new Set<string>(['times', 'seasons', 'moods', 'styles'])
/** Of each kind at most. */
const maxWords = 24
/** In UTF-16 units; what is longer is cut. */
const longestWord = 40

/**
 * Which words of a prompt the painter draws, and which it does not know. English and Chinese of both scripts; pure, and linear in the
 * length of the prompt. Words come back as they were written, at most 24 of each kind.
 */
export function understandRequest(
  prompt: string,
  { negativePrompt = '', style }: Beside = {},
): RequestWords {
  const { text, lists, known, unknown } = placesIn(prompt)
  const wordAt = ({ from, to }: { from: number; to: number }) =>
    text.written.slice(from, to).slice(0, longestWord)
  const denied = negativePrompt ? deniedNames(negativePrompt) : new Set<string>()
  const missing = missingFrom(lists, denied)
  const words = new Map<string, KnownWord>()
  const leftOut = new Set<string>()
  const taken = new Map<string, string>(style && style !== 'auto' ? [['styles', style]] : [])
  /** A picture has one time, one season, one mood and one style: the first. */
  const isTaken = ({ kind, name }: KnownPlace): boolean => {
    if (!onlyOne.has(kind)) return false
    const first = taken.get(kind) ?? name
    taken.set(kind, first)
    return first !== name
  }
  for (const one of known) {
    const word = wordAt(one)
    const isMissing = one.kind === 'subjects' && missing.has(one.name)
    if (isMissing || denied.has(one.name) || isTaken(one)) leftOut.add(word)
    else words.set(`${one.name} ${word}`, { word, as: one.name })
  }
  const drawn = [...words.values()].slice(0, maxWords)
  return {
    known: drawn,
    unknown: [...new Set(unknown.map(wordAt))].slice(0, maxWords),
    leftOut: [...leftOut].slice(0, maxWords),
  }
}

/** The same without what the words become, as it is shown to people: each word once. */
export function understoodWords(prompt: string, beside: Beside = {}): UnderstoodWords {
  const { known, unknown, leftOut } = understandRequest(prompt, beside)
  const words = new Set(known.map(({ word }) => word))
  return { known: [...words], unknown, leftOut: leftOut.filter((word) => !words.has(word)) }
}

/** Subjects that the setting which is chosen for all of them together has no place for. */
function missingFrom(
  { subjects, framings, counts }: Pick<PromptWords, 'subjects' | 'framings' | 'counts'>,
  denied: ReadonlySet<string>,
): Set<string> {
  const wanted = new Set(subjects.filter((name) => !denied.has(name)))
  if (wanted.size === 0) return new Set()
  return new Set(leftOutOf(settingOf({ framings, counts }, wanted, createRandom(1)), wanted))
}

function deniedNames(negativePrompt: string): Set<string> {
  const { subjects, times, weathers, seasons, colours } = readDenied(negativePrompt)
  return new Set<string>([...subjects, ...times, ...weathers, ...seasons, ...colours])
}
