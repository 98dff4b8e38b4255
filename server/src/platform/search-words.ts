// How text is prepared for search: words folded and as they are, with what stands inside them; Han, kana and hangul as pairs of
// neighbours, so that no dictionary is needed; emoji and names such as C++ as words of their own.
import { foldText, pairsOf } from '@atelier/contract/folded-text'

/** Counts up when texts are prepared in another way, so that those that were stored before are prepared again. */
export const wordsForm = 2

const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
const tokens = new RegExp(
  [
    `[${unspacedScripts}]+`,
    // C++, C#; .NET
    String.raw`(?<![\p{L}\p{N}_])\.[\p{L}][\p{L}\p{N}\p{M}_]*`,
    String.raw`[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:\+\+|#(?![\p{L}\p{N}]))?`,
    String.raw`[\u{1F1E6}-\u{1F1FF}]{2}`,
    String.raw`\p{Extended_Pictographic}|\p{Sc}`,
  ].join('|'),
  'gu',
)
const unspaced = new RegExp(`^[${unspacedScripts}]`, 'u')
const hasParts = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}\p{N}|\p{N}\p{L}|_/u
const partBorder =
  /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

// PostgreSQL refuses a tsvector of more than a megabyte; no message needs more than this to be found.
const longestText = 100_000
const longestWord = 100
/** Bytes of all words together. */
const maxBytes = 900_000
/** What is inside a word is found from this many letters on, in words up to that many. */
const shortestInside = 3
const longestDivided = 40

/** A word folded, and as it is where that is something else: what was stored before has it so. */
type Word = { folded: string; plain: string }

function words(text: string): Word[] {
  const found: Word[] = []
  for (const [token] of text.slice(0, longestText).normalize('NFKC').matchAll(tokens)) {
    if (unspaced.test(token)) {
      for (const pair of pairsOf(token)) found.push({ folded: pair, plain: pair })
      continue
    }
    const folded = foldText(token).slice(0, longestWord)
    const plain = token.toLowerCase().slice(0, longestWord)
    if (folded) found.push({ folded, plain: /^[\p{L}\p{N}_]/u.test(plain) ? plain : folded })
  }
  return found
}

/** Whole words of a text, folded and as they are; single Han characters are among them. */
export function wholeWords(text: string): string[] {
  const all = new Set(words(text).flatMap(({ folded, plain }) => [folded, plain]))
  for (const word of [...all]) {
    if (unspaced.test(word)) for (const character of word) all.add(character)
    const name = /^(.+?)(?:\+\+|#)$|^\.(.+)$/u.exec(word)
    if (name) all.add(name[1] ?? name[2] ?? '')
  }
  return [...all]
}

/** The words by which a text is found by `wordsToQuery`: whole ones, and what is inside of them. */
export function wordsToIndex(text: string): string[] {
  const all = new Set(wholeWords(text))
  let bytes = 0
  for (const word of all) bytes += Buffer.byteLength(word)
  const add = (word: string) => {
    if (all.has(word)) return
    bytes += Buffer.byteLength(word)
    if (bytes <= maxBytes) all.add(word)
  }
  for (const part of partsOf(text)) add(part)
  for (const word of [...all]) {
    if (word.length <= shortestInside || word.length > longestDivided || unspaced.test(word))
      continue
    // Ends of words: what is looked for is the beginning of one of them.
    for (let at = 1; at + shortestInside <= word.length && bytes < maxBytes; at += 1)
      add(word.slice(at))
  }
  return [...all]
}

/**
 * Words as one value of a statement, in which `string_to_array(…, E'\\n')` makes an array of them: none holds a line feed. The driver takes
 * longer to write an array of thousands.
 */
export const wordsValue = (all: readonly string[]): string => all.join('\n')

/** What names of programs and files are made of: get, user and name of `getUserName`, .net of `asp.net`. */
function partsOf(text: string): string[] {
  const plain = text.slice(0, longestText).normalize('NFKC')
  const parts: string[] = []
  for (const [ending] of plain.matchAll(/(?<=[\p{L}\p{N}])\.\p{L}[\p{L}\p{N}_]*/gu))
    parts.push(foldText(ending).slice(0, longestWord))
  for (const [run] of plain.matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (run.length > longestWord || !hasParts.test(run)) continue
    for (const part of run.split(partBorder))
      if (part && !unspaced.test(part)) parts.push(foldText(part))
  }
  return parts
}

/** The different words of a text, to look for any of them. */
export const wordsToFind = (text: string): string[] => [
  ...new Set(words(text).flatMap(({ folded, plain }) => [folded, plain])),
]

/** A tsquery that wants every word, longer ones and the last also as a beginning; undefined when there is nothing to look for. */
export function wordsToQuery(text: string): string | undefined {
  const all = words(text)
  if (all.length === 0) return undefined
  return all
    .map(({ folded, plain }, at) => {
      const isName = /^[\p{L}\p{N}_.]/u.test(folded) && !/[+#]$/.test(folded)
      const isLong = [...folded].length >= shortestInside || at === all.length - 1
      const beginning = isName && isLong && !unspaced.test(folded) ? ':*' : ''
      const forms = folded === plain ? [folded] : [folded, plain]
      const asked = forms.map((form) => `'${form}'${beginning}`)
      return asked.length > 1 ? `(${asked.join(' | ')})` : asked[0]
    })
    .join(' & ')
}
