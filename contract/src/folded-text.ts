// Text as search compares it: without case, accents, widths and tones of skin. Both sides load it: one finds, the other marks.

export type FoldedText = {
  folded: string
  /** For each unit of `folded`: where in the text it comes from, and where that ends. */
  starts: readonly number[]
  ends: readonly number[]
}

/** A character with the marks that belong to it; halves of voiced kana and tones of skin are such marks. */
const cluster = /\P{M}(?:\p{M}|[\uFF9E\uFF9F]|\p{Emoji_Modifier})*|\p{M}+/gsu
const marksAreLoose =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Joiners, soft hyphens, variation selectors, tones of skin, frames of keys. */
const unseen = /\p{Cf}|\p{Variation_Selector}|\u20E3|\p{Emoji_Modifier}/gu
const wholes: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** The text folded: `Café`, `ＣＡＦＥ` and `cafe` are one. Its words stay words, its spaces spaces. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  let folded = ''
  for (const [each] of text.normalize('NFC').matchAll(cluster)) folded += foldCluster(each)
  return folded
}

export function foldWithPlaces(text: string): FoldedText {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: each, index } of text.matchAll(cluster)) {
    const piece = foldCluster(each)
    for (let at = 0; at < piece.length; at += 1) {
      starts.push(index)
      ends.push(index + each.length)
    }
    folded += piece
  }
  return { folded, starts, ends }
}

function foldCluster(each: string): string {
  if (each.length === 1 && each <= '~') return each.toLowerCase()
  const plain = each.normalize('NFKC').toLowerCase().replace(unseen, '')
  if (!marksAreLoose.test(plain)) return plain
  const bare = plain.normalize('NFD').replace(/\p{M}+/gu, '')
  return bare.replace(/\P{ASCII}/gu, (letter) => wholes[letter] ?? letter)
}

export type TextRange = { from: number; to: number }

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}/gu
const maxHits = 500

/** Where the words stand in a text, in order and without overlap. A run of Han that is nowhere whole is looked for by its pairs. */
export function findWords(text: string, sought: string): TextRange[] {
  const { folded, starts, ends } = foldWithPlaces(text)
  const ranges: TextRange[] = []
  const look = (word: string): boolean => {
    let found = false
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const [from, to] = [starts[at], ends[at + word.length - 1]]
      if (from === undefined || to === undefined || ranges.length >= maxHits) break
      ranges.push({ from, to })
      found = true
    }
    return found
  }
  for (const word of new Set(foldText(sought).split(/\s+/))) {
    if (word === '' || look(word)) continue
    for (const piece of word.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []) {
      if (look(piece)) continue
      for (const [run] of piece.matchAll(unspaced)) for (const pair of pairsOf(run)) look(pair)
    }
  }
  return joined(ranges)
}

/** Neighbouring characters, two by two. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

function joined(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1)
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to)
    else result.push({ ...range })
  }
  return result
}
