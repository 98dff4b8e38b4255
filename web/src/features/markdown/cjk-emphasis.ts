// CommonMark decides by spaces and punctuation whether `**` may close, and Chinese has no spaces:
// `**注意：**后面` and `**50%**的` would stay stars. Here a neighbour of CJK counts as a border of a word.

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
const RUN = /\*+|~{2,}/g

export function isCjk(character: string): boolean {
  return CJK.test(character)
}

/**
 * Rewrites the neighbours of delimiter runs in the lexer's masked copy of a text (of equal length, never shown) so that
 * its rules find a closer where the CJK reading has one.
 */
export function maskForCjk(masked: string): string {
  if (!masked.includes('*') && !masked.includes('~~')) return masked
  if (!CJK.test(masked)) return masked
  let result = masked
  for (const run of masked.matchAll(RUN)) {
    const start = run.index
    const end = start + run[0].length
    const before = [...masked.slice(Math.max(0, start - 2), start)].at(-1) ?? ''
    const after = String.fromCodePoint(masked.codePointAt(end) ?? 0x20)
    if (!closesForCjk(before, after)) continue
    result = `${result.slice(0, start - before.length)}${'a'.repeat(before.length)}${run[0]}${'a'.repeat(after.length)}${result.slice(end + after.length)}`
  }
  return result
}

/** Punctuation before, CJK after: CommonMark sees an opener only. */
function closesForCjk(before: string, after: string): boolean {
  return PUNCTUATION.test(before) && CJK.test(after) && !PUNCTUATION.test(after)
}
