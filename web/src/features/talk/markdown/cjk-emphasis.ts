// CommonMark decides by spaces and punctuation whether `**` may open or close, and Chinese has no spaces: `**注意：**后面`,
// `**名称：**Python` and `见**（一）**` would stay stars. Here a neighbour of CJK counts as a border of a word, and so does
// a full-width mark on the inner side of the stars.

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const FULL_WIDTH_MARK =
  /(?![\uff10-\uff19\uff21-\uff3a\uff41-\uff5a])[\u3001-\u303f\uff00-\uffef“”‘’…—·]/
const PUNCTUATION = /[\p{P}\p{S}]/u
const SPACE_OR_PUNCTUATION = /[\s\p{P}\p{S}]/u
const RUN = /\*+|~{2,}/g

/** Whether the run of stars or tildes that `source` begins with may open although no space is before it. */
export function opensForCjk(source: string, previous: string): boolean {
  if (previous === '') return false
  if (CJK.test(previous)) return true
  const inner = /[^*~]/.exec(source)?.[0] ?? ' '
  return FULL_WIDTH_MARK.test(inner)
}

/**
 * Rewrites the neighbours of delimiter runs in the lexer's masked copy of a text (of equal length, never shown) so that
 * its rules find a closer where the CJK reading has one.
 */
export function maskForCjk(masked: string): string {
  if (!masked.includes('*') && !masked.includes('~~')) return masked
  if (!CJK.test(masked)) return masked
  const pieces: string[] = []
  let from = 0
  for (const run of masked.matchAll(RUN)) {
    const start = run.index
    const end = start + run[0].length
    const before = [...masked.slice(Math.max(0, start - 2), start)].at(-1) ?? ''
    const after = String.fromCodePoint(masked.codePointAt(end) ?? 0x20)
    if (start - before.length < from || !closesForCjk(before, after)) continue
    pieces.push(masked.slice(from, start - before.length), 'a'.repeat(before.length), run[0])
    pieces.push('a'.repeat(after.length))
    from = end + after.length
  }
  return pieces.join('') + masked.slice(from)
}

/** Punctuation before and a letter after: CommonMark sees an opener only. */
function closesForCjk(before: string, after: string): boolean {
  if (!PUNCTUATION.test(before) || SPACE_OR_PUNCTUATION.test(after)) return false
  return CJK.test(after) || FULL_WIDTH_MARK.test(before)
}
