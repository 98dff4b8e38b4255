import { findWords, type TextRange } from '@atelier/contract/folded-text'

const length = 160
const before = 40
/** As far as search knows the words of a text. */
const longestText = 100_000

/** About 160 characters of a text, where the most of the words sought stand together. */
export function excerpt(text: string, sought: string): string {
  const flat = text.slice(0, longestText).normalize('NFC').replace(/\s+/g, ' ').trim()
  const start = whole(flat, Math.max(0, bestPlace(flat, findWords(flat, sought)) - before))
  const end = whole(flat, start + length)
  const isCut = end < flat.length || text.length > longestText
  return `${start > 0 ? '…' : ''}${flat.slice(start, end)}${isCut ? '…' : ''}`
}

/** Where a window begins that holds the most different words; the first of such. */
function bestPlace(text: string, ranges: readonly TextRange[]): number {
  let best = { at: 0, words: 0 }
  const room = length - before
  for (const [first, { from }] of ranges.entries()) {
    const seen = new Set<string>()
    for (let next = first; next < ranges.length; next += 1) {
      const range = ranges[next]
      if (!range || range.to > from + room) break
      seen.add(text.slice(range.from, range.to).toLowerCase())
    }
    const isFirst = best.words === 0
    if (isFirst || seen.size > best.words) best = { at: from, words: Math.max(1, seen.size) }
  }
  return best.at
}

/** The place, or the one after it where it would cut a character in two. */
const whole = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at
