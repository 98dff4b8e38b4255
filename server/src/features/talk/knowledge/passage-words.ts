// The words by which passages are found: as everywhere, but of English words the stem, so that a question in the plural finds the singular.
import { wholeWords, wordsToFind } from '../../../platform/search-words.ts'

const endings: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(ss|us|is)$/, '$1'],
  [/ies$/, 'y'],
  [/(x|ch|sh|ss|z)es$/, '$1'],
  [/s$/, ''],
]

const wordEndings: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(.{3,})(?:ations?|ating|ated|ates?)$/, '$1'],
  [/(.{3,})(?:ments?|ings?|ed|ly|er|e)$/, '$1'],
]

/** What an English word has in common with its other forms; any other word as it is. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  let stem = word
  const plural = endings.find(([ending]) => ending.test(stem))
  if (plural) stem = stem.replace(plural[0], plural[1])
  const form = wordEndings.find(([ending]) => ending.test(stem))
  if (form) stem = stem.replace(form[0], form[1])
  return stem.replace(/([bdfgklmnprt])\1$/, '$1')
}

const stems = (words: readonly string[]): string[] => [...new Set(words.map(stemOf))]

/** Beyond these, more words of a question say nothing more. */
const maxWords = 120

export const passageWords = (text: string): string[] => stems(wholeWords(text))

/** Words that stand in most questions whatever they ask for. */
const empty = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our so that the their them they this to us was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** The words of a question; none where it only has words that say nothing. */
export const questionWords = (text: string): string[] =>
  stems(wordsToFind(text).filter((word) => !empty.has(word))).slice(0, maxWords)
