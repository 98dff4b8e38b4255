// How well what somebody typed fits the name of a thing. All words must be found, in any order.

/** A name made ready for comparing: small letters, one width, without accents. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

export const wordsIn = (query: string): string[] => plainName(query).split(/\s+/).filter(Boolean)

const isWordPart = /[\p{L}\p{N}]/u
/** Written without spaces: any sign may begin a word. */
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const startsWord = (name: string, at: number): boolean => {
  const before = name[at - 1] ?? ''
  return !isWordPart.test(before) || isUnspaced.test(name[at] ?? '') || isUnspaced.test(before)
}

/** 5 when the name is the word, 4 when it begins with it, 3 when one of its words does, 1 when it stands inside of one, else 0. */
function placeOf(word: string, name: string): number {
  if (name.startsWith(word)) return name === word ? 5 : 4
  let best = 0
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    if (startsWord(name, at)) return 3
    best = 1
  }
  return best
}

export type Findable = {
  /** As `plainName` gives it. */
  name: string
  /** Other words for it, which count half; as `plainName` gives them. */
  keywords: string
}

/** How well a thing fits; 0 when one of the words is missing. Both `words` and the thing are plain. */
export function fitOf(words: readonly string[], { name, keywords }: Findable): number {
  let fit = 0
  for (const word of words) {
    const place = Math.max(placeOf(word, name), keywords ? placeOf(word, keywords) / 2 : 0)
    if (place === 0) return 0
    fit += place
  }
  // Typed as it is written, it is what was meant.
  if (words.length > 0 && name.startsWith(words.join(' '))) fit += 2
  return fit
}
