// How text is prepared for search: words as they are, Han, kana and hangul as pairs of neighbours, so that no dictionary is needed.

const wordOrRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}_]+/gu
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

// PostgreSQL refuses a tsvector of more than a megabyte; no message needs more than this to be found.
const longestText = 100_000
const longestWord = 100

function words(text: string): string[] {
  const found: string[] = []
  for (const [run] of text
    .slice(0, longestText)
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(wordOrRun)) {
    if (!unspaced.test(run)) found.push(run.slice(0, longestWord))
    else found.push(...pairs(run))
  }
  return found
}

function pairs(run: string): string[] {
  const characters = [...run]
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** The words by which a text is found; single Han characters are among them. */
export function wordsToIndex(text: string): string[] {
  const all = new Set(words(text))
  for (const word of [...all])
    if (unspaced.test(word)) for (const character of word) all.add(character)
  return [...all]
}

/** The different words of a text, to look for any of them. */
export const wordsToFind = (text: string): string[] => [...new Set(words(text))]

/** A tsquery that wants every word, the last one also as a beginning; undefined when there is nothing to look for. */
export function wordsToQuery(text: string): string | undefined {
  const all = words(text)
  if (all.length === 0) return undefined
  return all
    .map((word, at) =>
      at === all.length - 1 && !unspaced.test(word) ? `'${word}':*` : `'${word}'`,
    )
    .join(' & ')
}
